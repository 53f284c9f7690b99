import { rotulosConvenio } from '../tipos.ts';
import { definirLista } from '#shared/listas/opcao.ts';
import { defineRelatorio } from '#shared/relatorios/definicao.ts';

/** What happened to somebody in the interval: insurers bill by it. */
const movimentosDoConvenio = definirLista(
  { valor: 'entrou', br: 'Entrou', en: 'Entered' },
  { valor: 'permanece', br: 'Permanece', en: 'Stays' },
  { valor: 'saiu', br: 'Saiu', en: 'Left' },
);

/** The list of a month that goes to the insurer or partner: who was in on some day of it, who entered and who left. */
export const relatorioConveniados = defineRelatorio({
  nome: 'conveniados',
  tela: 'relatorio-conveniados',
  sobre: {
    br: 'Quem esteve em um seguro ou convênio em algum dia do período, com quem entrou e quem saiu nele. É a relação que vai à seguradora ou ao parceiro.',
    en: 'Who was in an insurance or agreement on some day of the period, and who entered and left in it. It is the list that goes to the insurer or partner.',
  },
  filtros: {
    Dias: { tipo: 'datas', chave: 'dias', padrao: 'mesCorrente', obrigatorio: true, fixo: true, rotulo: { br: 'Período', en: 'Period' } },
    ConvenioId: {
      tipo: 'id',
      fonte: 'convenios',
      chave: 'convenio',
      fixo: true,
      rotulo: { br: 'Seguro ou convênio', en: 'Insurance or agreement' },
    },
    Tipo: { tipo: 'opcao', lista: rotulosConvenio, chave: 'tipo', rotulo: { br: 'Tipo', en: 'Kind' } },
    Movimento: { tipo: 'opcoes', lista: movimentosDoConvenio, chave: 'mov', rotulo: { br: 'Movimento', en: 'Movement' } },
    Nome: { tipo: 'texto', chave: 'q', rotulo: { br: 'Buscar pessoa', en: 'Find a person' } },
  },
  colunas: [
    { chave: 'convenio', titulo: { br: 'Seguro ou convênio', en: 'Insurance or agreement' }, tipo: 'texto', peso: 2, soArquivo: true },
    { chave: 'parceiro', titulo: { br: 'Seguradora ou parceiro', en: 'Insurer or partner' }, tipo: 'texto', peso: 2, soArquivo: true },
    { chave: 'numero', titulo: { br: 'Apólice ou número', en: 'Policy or number' }, tipo: 'texto', soArquivo: true },
    { chave: 'cnpj', titulo: { br: 'CNPJ', en: 'CNPJ' }, tipo: 'documento', soArquivo: true },
    {
      chave: 'nome',
      titulo: { br: 'Nome', en: 'Name' },
      tipo: 'texto',
      peso: 2.4,
      principal: true,
      elo: ({ convenioId }) => ({ tela: 'convenio', params: { id: Number(convenioId) } }),
    },
    { chave: 'cpf', titulo: { br: 'CPF', en: 'CPF' }, tipo: 'cpf', peso: 1.3 },
    { chave: 'nascimento', titulo: { br: 'Nascimento', en: 'Birth' }, tipo: 'data' },
    { chave: 'titular', titulo: { br: 'Titular', en: 'Holder' }, tipo: 'texto', peso: 2 },
    { chave: 'entrada', titulo: { br: 'Entrada', en: 'Entered' }, tipo: 'data' },
    { chave: 'saida', titulo: { br: 'Saída', en: 'Left' }, tipo: 'data' },
    { chave: 'movimento', titulo: { br: 'Movimento', en: 'Movement' }, tipo: 'opcao', opcoes: movimentosDoConvenio, principal: true },
    { chave: 'entradas', titulo: { br: 'Entradas', en: 'Entries' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'saidas', titulo: { br: 'Saídas', en: 'Exits' }, tipo: 'inteiro', total: true, soArquivo: true },
    { chave: 'dependentes', titulo: { br: 'Dependentes', en: 'Dependants' }, tipo: 'inteiro', total: true, soArquivo: true },
  ],
  tambem: ['convenioId'],
  grupos: [{ chave: 'convenioId', rotulo: 'cabeca' }],
  numeros: [
    { rotulo: { br: 'Pessoas', en: 'People' }, valor: 'linhas', tipo: 'inteiro' },
    { rotulo: { br: 'Entraram', en: 'Entered' }, valor: { soma: 'entradas' }, tipo: 'inteiro', tom: 'sucesso' },
    { rotulo: { br: 'Saíram', en: 'Left' }, valor: { soma: 'saidas' }, tipo: 'inteiro' },
    { rotulo: { br: 'Dependentes', en: 'Dependants' }, valor: { soma: 'dependentes' }, tipo: 'inteiro' },
  ],
  vazio: {
    titulo: { br: 'Ninguém em seguros ou convênios neste período', en: 'Nobody in insurances or agreements in this period' },
    texto: {
      br: 'Inclua pessoas em um seguro ou convênio, ou escolha outro período.',
      en: 'Add people to an insurance or agreement, or choose another period.',
    },
    elo: { rotulo: { br: 'Abrir seguros e convênios', en: 'Open insurance and agreements' }, destino: { tela: 'convenios' } },
  },
});
