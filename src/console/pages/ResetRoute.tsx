import { MailLinkPage } from '../parts/MailLinkPage';

/** A forgotten password: the mail is asked for, and its link leads here, too. */
export default function ResetRoute() {
  return <MailLinkPage purpose="reset" />;
}
