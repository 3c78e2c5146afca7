import { MailLinkPage } from '../parts/MailLinkPage';

/** Where the mail of a registration leads; without a link it can be sent again. */
export default function VerifyRoute() {
  return <MailLinkPage purpose="register" />;
}
