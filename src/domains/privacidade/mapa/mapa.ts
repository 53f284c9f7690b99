import { cadastro } from './cadastro.ts';
import { dinheiro } from './dinheiro.ts';
import type { Mapa } from './lugar.ts';
import { vidaEscolar } from './vida-escolar.ts';

/** Every place of the database where data of a person stand, in the order of the dossier. */
export const mapaDePessoais: Mapa = { ...cadastro, ...vidaEscolar, ...dinheiro };

/** Tables that reach a person through references and say nothing of the person, with the reason. A new table stands here or in the map. */
// biome-ignore format: a table of reasons, one a line
export const foraDoMapa: Readonly<Record<string, string>> = {
  senhas_tokens: 'Secrets of links: only their digest is kept, for minutes.',
  aparelhos_conhecidos: 'Digests that tell a known browser; nobody can be read from them.',
  segundos_fatores: 'The sealed secret of a second factor.',
  segundos_fatores_usos: 'Which steps of a second factor were used.',
  codigos_recuperacao: 'Digests of recovery codes.',
  confirmacoes: 'Digests of confirmations, good for five minutes.',
  dossies: 'The dossier itself, while it waits for its reader.',
  chamadas: 'The roll of a class; what it says of a student is an absence.',
  conciliacoes: 'The statement of an account of the school against its movements.',
  conciliacoes_linhas: 'A line of a bank statement; the payment that it answers is in the map.',
  conciliacoes_lancamentos: 'Which line of a bank statement a movement answers.',
  liquidacoes_desfeitas_itens: 'Which card receipt an undone settlement touched.',
  faturamentos: 'The books of a title: amounts by course and class.',
  produtos_minimos: 'The path ends at who keeps the warehouse; it says what stands in it.',
  saldos_estoque: 'The path ends at who keeps the warehouse.',
  movimentos_estoque: 'Goods that moved; who asked stands in the operation.',
  recalculos_estoque: 'Costs made anew.',
  contagens_estoque: 'A count of goods.',
  contagens_estoque_itens: 'A count of goods.',
  notas_fiscais: 'A purchase from a company, put into a warehouse.',
  notas_fiscais_itens: 'A purchase from a company.',
  notas_fiscais_impostos: 'A purchase from a company.',
  notas_fiscais_parcelas: 'A purchase from a company.',
  notas_fiscais_geracoes: 'A purchase from a company.',
  notas_fiscais_estornos: 'A purchase from a company.',
  notas_fiscais_arquivos: 'A purchase from a company.',
};

/**
 * Texts that an anonimização leaves as they are, with the reason: papers that the law keeps as they were issued, and registers of others. What
 * is here is told before it is done.
 */
// biome-ignore format: a table of reasons, one a line
export const ficamComoEstao: Readonly<Record<string, string>> = {
  historicos_emitidos: 'A school record is kept as it was issued (LDB, art. 24, VII).',
  documentos_emitidos: 'Papers of a student are kept as they were issued.',
  declaracoes: 'A statement is kept as it was issued: its fingerprint is in the audit.',
  conselhos_atas: 'Minutes of a council are kept as they were signed.',
  notificacoes: 'What the school told a guardian of absences is kept as it was told.',
  pessoas_filiacoes: 'The filiation of somebody else is a datum of that person.',
  historicos_configuracao: 'Who signs for the school on its papers.',
  livros_assinaturas: 'Who signs the books by law.',
  fornecedores: 'Somebody from whom the school buys is a supplier, with documents of their own.',
  fornecedores_contatos: 'A register of suppliers.',
  instituicoes_ensino: 'A register of other schools.',
  bancos: 'A register of banks.',
  contas_bancarias: 'Accounts of the school.',
  anonimizacoes: 'Who was made anonymous, by number.',
  schema_migrations: 'Which migrations were applied.',
  schema_repeatables: 'Which views and functions were applied.',
  consentimentos_textos: 'What the school asks.',
};
