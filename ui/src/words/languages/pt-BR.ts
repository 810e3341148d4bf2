// Brazilian Portuguese: the texts that every page needs, in one file.
export default import.meta.glob<string>('$locale/pt-BR/{web,table,log,cards,modules/*}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
