import { defineTextos } from '#shared/textos.ts';

/** Texts of printing and exporting the books. */
export const textosLivros = defineTextos({
  imprimir: { br: 'Imprimir livro', en: 'Print book' },
  imprimirTexto: {
    br: 'O livro diário dos períodos escolhidos, em PDF: termos de abertura e encerramento, páginas numeradas, balanço patrimonial e DRE no fim, volumes de até 500 páginas. Com mais de um volume vem um ZIP.',
    en: 'The daily book of the chosen periods, as PDF: opening and closing terms, numbered pages, balance sheet and results at the end, volumes of up to 500 pages. More than one volume comes as a ZIP.',
  },
  imprimirRazaoTexto: {
    br: 'O livro razão de todas as contas, conta por conta, com o saldo depois de cada linha, em PDF: termos, páginas numeradas, volumes de até 500 páginas. Com mais de um volume vem um ZIP.',
    en: 'The ledger of every account, one after the other, with the balance after each line, as PDF: terms, numbered pages, volumes of up to 500 pages. More than one volume comes as a ZIP.',
  },
  de: { br: 'De', en: 'From' },
  ate: { br: 'Até', en: 'To' },
  numeroDoLivro: { br: 'Número do primeiro livro', en: 'Number of the first book' },
  preparar: { br: 'Preparar', en: 'Prepare' },
  baixar: { br: 'Baixar', en: 'Download' },
  exportar: { br: 'Exportar livros', en: 'Export books' },
  jornal: { br: 'Texto para hledger e Ledger', en: 'Plain text for hledger and Ledger' },
  jornalTexto: {
    br: 'Todos os lançamentos dos períodos, com os saldos anteriores como primeiro lançamento, para conferir os saldos com outro programa.',
    en: 'Every entry of the periods, with the opening balances as the first entry, to check the balances with another program.',
  },
  ecd: { br: 'ECD (SPED contábil)', en: 'ECD (official digital bookkeeping)' },
  ecdTexto: {
    br: 'O arquivo de um exercício encerrado, leiaute 9, blocos 0, I, J e 9. O portal confere a forma e os valores. Falta passar pelo programa oficial (PVA da ECD), que valida de novo contra as tabelas da Receita, recupera a ECD anterior (bloco C), recebe as assinaturas com certificado digital e transmite.',
    en: 'The file of a closed year, layout 9, blocks 0, I, J and 9. The portal checks its form and its amounts. It still has to go through the official program (PVA), which validates it against the tables of the tax office, recovers the ECD of the year before (block C), takes the signatures with digital certificates and sends it.',
  },
  ano: { br: 'Exercício', en: 'Year' },
  conferir: { br: 'Conferir', en: 'Check' },
  semAchados: {
    br: { one: 'Nada errado em {n} linha', other: 'Nada errado em {n} linhas' },
    en: { one: 'Nothing wrong in {n} line', other: 'Nothing wrong in {n} lines' },
  },
  achado: { br: 'Linha {linha}, registro {registro}: {regra} ({detalhe})', en: 'Line {linha}, register {registro}: {regra} ({detalhe})' },
  faltam: { br: 'Antes de entregar, falta:', en: 'Before it is delivered, what is missing:' },
  CNPJ: { br: 'o CNPJ da escola', en: "the school's CNPJ" },
  UF: { br: 'a UF da escola', en: "the school's state" },
  MUNICIPIO: { br: 'o código do município no IBGE', en: "the municipality's IBGE code" },
  CONTADOR: {
    br: { one: '{n} dado do contador', other: '{n} dados do contador' },
    en: { one: '{n} detail of the accountant', other: '{n} details of the accountant' },
  },
  RESPONSAVEL: {
    br: { one: '{n} dado do responsável', other: '{n} dados do responsável' },
    en: { one: '{n} detail of who answers for the school', other: '{n} details of who answers for the school' },
  },
  PLANO_REFERENCIAL: { br: 'o plano referencial', en: 'the referential plan' },
  PLANO_DE_OUTRO_TIPO: {
    br: 'o plano referencial escolhido não é o do tipo de escola do plano de contas (com ou sem fins lucrativos): corrija um dos dois',
    en: 'the referential plan chosen is not that of the kind of school of the chart (for profit or not): correct one of them',
  },
  REFERENCIAIS: {
    br: { one: '{n} conta sem código referencial', other: '{n} contas sem código referencial' },
    en: { one: '{n} account without a referential code', other: '{n} accounts without a referential code' },
  },
  REFERENCIAIS_DE_OUTRO_PLANO: {
    br: {
      one: '{n} conta com código referencial do plano das imunes e isentas',
      other: '{n} contas com código referencial do plano das imunes e isentas',
    },
    en: {
      one: '{n} account with a referential code of the plan of the immune and exempt',
      other: '{n} accounts with a referential code of the plan of the immune and exempt',
    },
  },
  assinaturas: { br: 'Quem assina', en: 'Who signs' },
  assinaturasSalvas: { br: 'Dados de quem assina salvos', en: 'Who signs was saved' },
  contador: { br: 'Contador', en: 'Accountant' },
  responsavel: { br: 'Responsável pela escola', en: 'Who answers for the school' },
  escola: { br: 'Escola', en: 'School' },
  nome: { br: 'Nome', en: 'Name' },
  cpf: { br: 'CPF', en: 'CPF' },
  crc: { br: 'CRC', en: 'CRC' },
  crcUf: { br: 'UF do CRC', en: 'State of the CRC' },
  email: { br: 'E-mail', en: 'E-mail' },
  telefone: { br: 'Telefone', en: 'Phone' },
  qualificacao: { br: 'Qualificação', en: 'Capacity' },
  municipioIbge: { br: 'Código do município (IBGE)', en: 'Municipality (IBGE code)' },
  nire: { br: 'NIRE', en: 'NIRE' },
  dataConstituicao: { br: 'Arquivamento dos atos constitutivos', en: 'Filing of the founding acts' },
  planoReferencial: { br: 'Plano referencial', en: 'Referential plan' },
});
