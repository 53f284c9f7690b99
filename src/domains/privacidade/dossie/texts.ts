import { defineTextos } from '#shared/textos.ts';

/** The dossier on paper. */
export const textosDossie = defineTextos({
  titulo: { br: 'Dossiê de dados pessoais', en: 'Dossier of personal data' },
  introducao: {
    br: 'Tudo o que a escola guarda sobre esta pessoa, na forma dos arts. 18 e 19 da Lei 13.709/2018 (LGPD).',
    en: 'Everything that the school holds about this person, under arts. 18 and 19 of Lei 13.709/2018 (LGPD).',
  },
  pessoa: { br: 'Pessoa', en: 'Person' },
  codigo: { br: 'Código', en: 'Code' },
  encarregado: { br: 'Encarregado pelos dados pessoais', en: 'In charge of personal data' },
  registros: { br: { one: '{n} registro', other: '{n} registros' }, en: { one: '{n} record', other: '{n} records' } },
  resto: {
    br: { one: 'Mais {n} registro está no arquivo JSON deste dossiê.', other: 'Mais {n} registros estão no arquivo JSON deste dossiê.' },
    en: { one: '{n} more record is in the JSON file of this dossier.', other: '{n} more records are in the JSON file of this dossier.' },
  },
  saude: { br: 'Ficha de saúde: o que diz', en: 'Health form: what it says' },
  socioeconomica: { br: 'Ficha socioeconômica: o que diz', en: 'Socioeconomic form: what it says' },
  banco: { br: 'Dados bancários', en: 'Bank data' },
  alteracoes: { br: 'Histórico de alterações', en: 'Change history' },
  arquivos: { br: 'Fotos e documentos entregues', en: 'Photos and documents handed in' },
  sim: { br: 'Sim', en: 'Yes' },
  nao: { br: 'Não', en: 'No' },
});
