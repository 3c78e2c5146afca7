import './topnav/define';
import './sidemenu/define';
import './notice-center/define';
import './feedback/define';
import './org-switcher/define';
