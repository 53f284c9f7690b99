import { defineTextos } from '#shared/textos.ts';

/** What happened to a person, as the timeline tells it. Keys after `acao_` are those of the audit. */
export const textosHistorico = defineTextos({
  'acao_pessoa.criada': { br: 'Cadastrou', en: 'Registered' },
  'acao_pessoa.editada': { br: 'Alterou o cadastro', en: 'Changed the record' },
  'acao_pessoa.cpf-alterado': { br: 'Alterou o CPF', en: 'Changed the CPF' },
  'acao_pessoa.alterada-por-protocolo': { br: 'Alterou por protocolo', en: 'Changed by protocol' },
  'acao_pessoa.corrigida': { br: 'Corrigiu por planilha', en: 'Put right by a sheet' },
  'acao_pessoa.foto-trocada': { br: 'Trocou a foto', en: 'Changed the photo' },
  'acao_pessoa.foto-removida': { br: 'Removeu a foto', en: 'Removed the photo' },
  'acao_pessoa.ficha-saude-preenchida': { br: 'Preencheu a ficha de saúde', en: 'Filled in the health form' },
  'acao_pessoa.ficha-saude-alterada': { br: 'Alterou a ficha de saúde', en: 'Changed the health form' },
  'acao_pessoa.excluida': { br: 'Excluiu', en: 'Deleted' },
  outraAcao: { br: 'Alterou', en: 'Changed' },
  sistema: { br: 'Sistema', en: 'System' },
  semHistorico: { br: 'Nenhuma alteração registrada', en: 'No changes recorded' },
  nada: { br: 'vazio', en: 'empty' },
  antes: { br: 'antes', en: 'before' },
  depois: { br: 'depois', en: 'after' },
  motivo: { br: 'Motivo: {motivo}', en: 'Reason: {motivo}' },
  sim: { br: 'sim', en: 'yes' },
  nao: { br: 'não', en: 'no' },
  alterado: { br: 'alterado', en: 'changed' },
  mostrarDados: { br: { one: 'Ver {n} campo', other: 'Ver {n} campos' }, en: { one: 'See {n} field', other: 'See {n} fields' } },
});
