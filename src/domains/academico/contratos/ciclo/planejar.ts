import { faltaQueImpede } from '#domains/pessoas/pendencias/regras.ts';
import { pagadoresDe } from '../pagadores.ts';
import type { DataCivil } from '#shared/datas.ts';
import { type Centavos, centavos, somar } from '#shared/dinheiro.ts';
import { errosContrato } from '../erros.ts';
import {
  calcularParcelas,
  type LinhaDesconto,
  type LinhaPreco,
  type Parcela,
  semRestoNoPrazo,
  type TotaisContrato,
  totaisDasParcelas,
} from '../parcelas.ts';
import { dividirEntrePagadores, parteDaBolsa } from '../rateio.ts';
import { emTransicao, podeTransitar, type SituacaoContrato } from '../situacoes.ts';

export type ContratoParaAtivar = {
  numero: string;
  situacao: SituacaoContrato;
  matricula: { codigo: string; ativa: boolean; alunoNome: string; alunoFalecido: boolean; pagadorFalecido: string | null };
  precos: readonly LinhaPreco[];
  descontos: readonly LinhaDesconto[];
  responsaveis: readonly { pessoaId: number; nome: string; cpf: string | null; financeiro: boolean; percentual: string | null }[];
};

export type TituloPlanejado = {
  precoIndice: number;
  parcela: number;
  parcelas: number;
  pagadorId: number;
  vencimento: DataCivil;
  valorCentavos: Centavos;
  descontoIncondicionalCentavos: Centavos;
  descontoCondicionalCentavos: Centavos;
  /** Of the unconditional discount, what scholarships give. */
  bolsaCentavos?: Centavos;
};

/** Nothing more is charged after a death. @throws ALUNO_FALECIDO */
export function conferirAlunoVivo({ alunoNome, alunoFalecido }: { alunoNome: string; alunoFalecido: boolean }): void {
  if (alunoFalecido) throw errosContrato.ALUNO_FALECIDO({ aluno: alunoNome });
}

/** Nor to who died. @throws PAGADOR_FALECIDO */
export function conferirPagadoresVivos({ pagadorFalecido: nome }: { pagadorFalecido: string | null }): void {
  if (nome !== null) throw errosContrato.PAGADOR_FALECIDO({ nome });
}

/** Refuses what stands against activating a contract, naming it. */
export function conferirAtivacao(contrato: ContratoParaAtivar): void {
  const { numero, situacao, matricula } = contrato;
  if (!podeTransitar(situacao, 'ativar')) throw errosContrato.CONTRATO_TRANSICAO_INVALIDA(emTransicao(numero, situacao, 'ativo'));
  conferirAlunoVivo(matricula);
  if (!matricula.ativa) throw errosContrato.MATRICULA_INATIVA({ matricula: matricula.codigo });
  if (contrato.precos.length === 0) throw errosContrato.CONTRATO_SEM_PRECO({ numero });
  const pagadores = pagadoresDe(contrato);
  if (pagadores.length === 0) throw errosContrato.CONTRATO_SEM_PAGADOR({ matricula: matricula.codigo });
  conferirPagadoresVivos(matricula);
  const semCpf = pagadores.find((p) => faltaQueImpede('assinar', 'pagador', { cpf: p.cpf !== null }) !== null);
  if (semCpf) throw errosContrato.CONTRATO_PAGADOR_SEM_CPF({ nome: semCpf.nome });
}

/**
 * The titles that activation creates: every installment, divided among the payers. Of a part that a scholarship covers
 * whole nothing is collected: its title is born settled, and tells what was given.
 */
export function planejarTitulos(contrato: Pick<ContratoParaAtivar, 'precos' | 'descontos' | 'responsaveis'>): {
  titulos: TituloPlanejado[];
  parcelas: Parcela[];
  totais: TotaisContrato;
} {
  const parcelas = calcularParcelas(contrato.precos, contrato.descontos);
  const totais = totaisDasParcelas(parcelas);
  const pagadores = pagadoresDe(contrato);
  const titulos = parcelas.flatMap((parcela) =>
    dividirEntrePagadores(parcela, pagadores)
      .filter((parte) => parte.valorCentavos > 0)
      .map(
        ({ pessoaId, ...valores }): TituloPlanejado => ({
          precoIndice: parcela.precoIndice,
          parcela: parcela.parcela,
          parcelas: parcela.parcelas,
          pagadorId: pessoaId,
          vencimento: parcela.vencimento,
          ...valores,
          ...parteDaBolsa(parcela, valores.descontoIncondicionalCentavos),
        }),
      ),
  );
  const semResto = titulos.find(semRestoNoPrazo);
  if (semResto) throw errosContrato.CONTRATO_DESCONTO_TOTAL({ parcela: semResto.parcela });
  const soma = somar(titulos.map((t) => centavos(t.valorCentavos - t.descontoIncondicionalCentavos)));
  if (soma !== totais.totalCentavos) throw errosContrato.CONTRATO_NAO_FECHA();
  return { titulos, parcelas, totais };
}
