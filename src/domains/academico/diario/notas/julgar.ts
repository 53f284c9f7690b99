import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { ErroNegocio } from '#shared/erros.ts';
import type { Criterio } from '#domains/academico/estrutura/criterio/criterio.ts';
import { decimalEmTextos } from '#shared/decimais.ts';
import { errosNota as erros } from './erros.ts';
import { casasDaNota, lerValor, type NotaGravada, type Valor } from './valores.ts';

export type AvaliacaoJulgada = { nome: string; valorMaximo: string; dataAvaliacao: DataCivil };

/** What a cell becomes, or why it does not. */
export function julgarCelula(
  criterio: Criterio,
  avaliacao: AvaliacaoJulgada,
  { aluno, noDia, valor }: { aluno: string; noDia: boolean; valor: Valor },
): NotaGravada | ErroNegocio {
  const lido = lerValor(criterio, avaliacao.valorMaximo, valor);
  if (lido === 'tipo') return erros.NOTA_DE_OUTRO_TIPO({ avaliacao: avaliacao.nome });
  if (lido === 'casas') return erros.NOTA_COM_CASAS_DEMAIS({ casas: casasDaNota(criterio) });
  if (lido === 'maximo') return erros.NOTA_ACIMA_DO_MAXIMO({ avaliacao: avaliacao.nome, maximo: decimalEmTextos(avaliacao.valorMaximo) });
  if (lido === 'conceito')
    return erros.CONCEITO_DESCONHECIDO({ conceito: valor ?? '', conceitos: criterio.conceitos.map(({ sigla }) => sigla).join(', ') });
  if (valor !== null && !noDia)
    return erros.NOTA_FORA_DA_TURMA({ aluno, data: formatarData(avaliacao.dataAvaliacao), avaliacao: avaliacao.nome });
  return lido;
}
