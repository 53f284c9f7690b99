import { type DataCivil, formatarData } from '#shared/datas.ts';
import { centavos, formatarValor } from '#shared/dinheiro.ts';
import { emCpf } from '#shared/papel/escritas.ts';
import { escolaDeExemplo, type EscolaNoPapel, termosDaEscola } from '#shared/papel/termos-da-escola.ts';
import { type Termos, termo } from '#shared/papel/termos.ts';
import type { Conteudo } from '#domains/financeiro/declaracoes/tipos.ts';

/** All that a statement's paper may speak of: what was frozen when it was issued, and which one it takes the place of. */
export type DadosDaDeclaracao<C extends Conteudo> = {
  numero: number;
  dataEmissao: DataCivil;
  substitui: { numero: number; dataEmissao: DataCivil } | null;
  escola: EscolaNoPapel;
  conteudo: C;
};

const meses = ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'];
/** The name of a month, from 1. */
export const nomeDoMes = (mes: number): string => meses[mes - 1] ?? '';
export const dinheiro = (valor: number): string => formatarValor(centavos(valor));

export const termosComuns = <C extends Conteudo>(): Termos<DadosDaDeclaracao<C>> => ({
  ...termosDaEscola<DadosDaDeclaracao<C>>(
    (d) => d.escola,
    (d) => d.dataEmissao,
  ),
  'declaracao.numero': termo('Número da declaração', 'Number of the statement', (d) => String(d.numero)),
  'declaracao.ano': termo('Ano a que se refere', 'The year that it is of', (d) => String(d.conteudo.ano)),
  'declaracao.substitui': termo('Qual declaração esta substitui', 'Which statement this one takes the place of', ({ substitui }) =>
    substitui ? `nº ${substitui.numero}, de ${formatarData(substitui.dataEmissao)}` : null,
  ),
  'pagador.nome': termo('Nome do pagador', 'Name of the payer', (d) => d.conteudo.pagador.nome),
  'pagador.cpf': termo('CPF do pagador', "The payer's CPF", (d) => emCpf(d.conteudo.pagador.cpf)),
});

export const deExemplo = { numero: 41, dataEmissao: '2026-03-02', substitui: null, escola: escolaDeExemplo };
export const emissorDeExemplo = {
  escola: { nome: 'Colégio Exemplo', cnpj: '11222333000181', cidade: 'Belém' },
  ano: 2025,
  pagador: { nome: 'Rita Souza', cpf: '52998224725' },
};
