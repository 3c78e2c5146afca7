import { writeReadme } from './readme';

writeReadme();
