import type { ColunaPlanilha } from '#platform/server/planilhas/planilha.ts';
import type { Idioma } from '#shared/erros.ts';
import { type ListaDeOpcoes, rotuloDe } from '#shared/listas/opcao.ts';
import { tradutor } from '#shared/textos.ts';
import {
  fatosGeradores,
  isInstrucao,
  regrasDeVencimento,
  sentidos,
  tiposConta,
  tiposDesconto,
  tiposFormaPagamento,
  tiposImposto,
  tiposPreco,
} from '../listas.ts';
import { textosCadastros } from '../texts.ts';
import type * as cadastros from './cadastros.ts';
import type { Registro } from '#platform/server/registros/registro.ts';

export type ItemDe<R> = R extends Registro<infer I, infer _C> ? I : never;

/** The columns of each register's file, in the reader's language. */
export function colunasDosCadastros(idioma: Idioma) {
  const t = tradutor(textosCadastros, idioma);
  const simNao = (valor: boolean): string => t(valor ? 'sim' : 'nao');
  const opcao = (lista: ListaDeOpcoes, valor: string): string => rotuloDe(lista, valor, idioma);
  const bancos: ColunaPlanilha<ItemDe<typeof cadastros.bancos>>[] = [
    { titulo: t('codigo'), valor: (r) => r.codigo },
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativo) },
  ];
  const contas: ColunaPlanilha<ItemDe<typeof cadastros.contas>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('tipo'), valor: (r) => opcao(tiposConta, r.tipo) },
    { titulo: t('banco'), valor: (r) => r.bancoNome },
    { titulo: t('agencia'), valor: (r) => r.agencia },
    { titulo: t('numeroConta'), valor: (r) => r.numero },
    { titulo: t('saldoInicial'), valor: (r) => r.saldoInicialCentavos, tipo: 'centavos' },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativa) },
  ];
  const formasPagamento: ColunaPlanilha<ItemDe<typeof cadastros.formasPagamento>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('tipo'), valor: (r) => opcao(tiposFormaPagamento, r.tipo) },
    { titulo: t('conta'), valor: (r) => r.contaBancariaNome },
    { titulo: t('diasLiquidacao'), valor: (r) => r.diasLiquidacao, tipo: 'numero' },
    { titulo: t('taxaPercentual'), valor: (r) => r.taxaPercentual, tipo: 'decimal' },
    { titulo: t('taxaFixa'), valor: (r) => r.taxaFixaCentavos, tipo: 'centavos' },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativa) },
  ];
  const precos: ColunaPlanilha<ItemDe<typeof cadastros.precos>>[] = [
    { titulo: t('ano'), valor: (r) => r.ano, tipo: 'numero' },
    { titulo: t('curso'), valor: (r) => r.cursoNome ?? t('todosOsCursos') },
    { titulo: t('tipo'), valor: (r) => opcao(tiposPreco, r.tipo) },
    { titulo: t('descricao'), valor: (r) => r.descricao, largura: 40 },
    { titulo: t('valorTotal'), valor: (r) => r.valorCentavos, tipo: 'centavos' },
    { titulo: t('parcelas'), valor: (r) => r.parcelas, tipo: 'numero' },
    { titulo: t('dedutivel'), valor: (r) => simNao(r.dedutivel ?? isInstrucao(r.tipo)) },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativo) },
  ];
  const descontos: ColunaPlanilha<ItemDe<typeof cadastros.descontos>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('tipo'), valor: (r) => opcao(tiposDesconto, r.tipo) },
    { titulo: t('percentual'), valor: (r) => r.percentual?.replace('.', ',') },
    { titulo: t('valor'), valor: (r) => r.valorCentavos, tipo: 'centavos' },
    { titulo: t('limite'), valor: (r) => r.limiteCentavos, tipo: 'centavos' },
    { titulo: t('condicional'), valor: (r) => simNao(r.condicional) },
    { titulo: t('prioridade'), valor: (r) => r.prioridade, tipo: 'numero' },
    { titulo: t('validoDe'), valor: (r) => r.validoDe, tipo: 'data' },
    { titulo: t('validoAte'), valor: (r) => r.validoAte, tipo: 'data' },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativo) },
  ];
  const taxas: ColunaPlanilha<ItemDe<typeof cadastros.taxas>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('multa'), valor: (r) => r.multaPercentual, tipo: 'decimal' },
    { titulo: t('juros'), valor: (r) => r.jurosPercentualMes, tipo: 'decimal' },
    { titulo: t('vigenteDesde'), valor: (r) => r.vigenteDesde, tipo: 'data' },
    { titulo: t('vigenteAte'), valor: (r) => r.vigenteAte, tipo: 'data' },
  ];
  const taxasServico: ColunaPlanilha<ItemDe<typeof cadastros.taxasServico>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('valor'), valor: (r) => r.valorCentavos, tipo: 'centavos' },
    { titulo: t('vigenteDesde'), valor: (r) => r.vigenteDesde, tipo: 'data' },
    { titulo: t('vigenteAte'), valor: (r) => r.vigenteAte, tipo: 'data' },
    { titulo: t('ativa'), valor: (r) => simNao(r.ativa) },
  ];
  const categorias: ColunaPlanilha<ItemDe<typeof cadastros.categoriasFinanceiras>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('sentido'), valor: (r) => opcao(sentidos, r.sentido) },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativo) },
  ];
  const centrosCusto: ColunaPlanilha<ItemDe<typeof cadastros.centrosCusto>>[] = [
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('ativo'), valor: (r) => simNao(r.ativo) },
  ];
  const impostos: ColunaPlanilha<ItemDe<typeof cadastros.impostos>>[] = [
    { titulo: t('tipo'), valor: (r) => opcao(tiposImposto, r.tipo) },
    { titulo: t('nome'), valor: (r) => r.nome, largura: 40 },
    { titulo: t('aliquota'), valor: (r) => r.aliquota.replace('.', ',') },
    { titulo: t('basePercentual'), valor: (r) => r.basePercentual, tipo: 'decimal' },
    { titulo: t('minimo'), valor: (r) => r.minimoCentavos, tipo: 'centavos' },
    { titulo: t('codigoRecolhimento'), valor: (r) => r.codigoRecolhimento },
    { titulo: t('regraVencimento'), valor: (r) => opcao(regrasDeVencimento, r.regraVencimento), largura: 40 },
    { titulo: t('diaVencimento'), valor: (r) => r.diaVencimento, tipo: 'numero' },
    { titulo: t('fatoGerador'), valor: (r) => opcao(fatosGeradores, r.fatoGerador) },
    { titulo: t('destinatario'), valor: (r) => r.destinatarioNome, largura: 40 },
    { titulo: t('vigenteDesde'), valor: (r) => r.vigenteDesde, tipo: 'data' },
    { titulo: t('vigenteAte'), valor: (r) => r.vigenteAte, tipo: 'data' },
  ];
  return { bancos, contas, formasPagamento, precos, descontos, taxas, taxasServico, categorias, centrosCusto, impostos };
}
