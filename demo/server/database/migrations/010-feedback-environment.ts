/** What a person has agreed to tell of the page with a report; empty without. */
export const feedbackEnvironment = `
alter table user_questions add column environment text not null default '';
`;
