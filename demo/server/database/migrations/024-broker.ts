/** Who has subscribed at a broker of others, which tells nobody: in which organisation and language, as the page has said it. */
export const brokerListeners = `
create table broker_listeners (
  user_id bigint not null references users on delete cascade,
  context text not null,
  lang text not null,
  until timestamptz not null,
  primary key (user_id, context, lang)
);
`;
