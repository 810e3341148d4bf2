// Korean: the texts that every page needs, in one file.
import '$fonts/ko.css';
import './ko.css';

export default import.meta.glob<string>('$locale/ko/{web,table,log,cards,modules/*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
