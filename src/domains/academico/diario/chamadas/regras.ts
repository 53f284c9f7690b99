import { type DataCivil, diasEntre, formatarData } from '#shared/datas.ts';
import { regra } from '#shared/regra.ts';
import { definirMensagensDeCampo, recusa } from '#shared/validacao.ts';
import { errosChamada as erros } from './erros.ts';

/** Days of a board: a month and what hangs over. */
export const diasDoQuadro = 62;
export const alunosPorChamada = 200;
/** A month of six periods a day. */
export const chamadasPorVez = 140;

definirMensagensDeCampo({
  QUADRO_LONGO: { br: 'Olhe no máximo {dias} dias de cada vez', en: 'Look at {dias} days at most at once' },
});

/** A board looks at some days, not at a year. */
export const conferirIntervalo = regra<{ De: DataCivil; Ate: DataCivil }>(({ De, Ate }, achados) => {
  if (De > Ate) achados.addIssue(recusa('INTERVALO_INVERTIDO', {}, ['Ate']));
  else if (diasEntre(De, Ate) >= diasDoQuadro) achados.addIssue(recusa('QUADRO_LONGO', { dias: diasDoQuadro }, ['Ate']));
});

export type ChamadaPedida = {
  aulaId: number | null;
  data: DataCivil;
  versao: number | null;
  alunos: readonly { matriculaId: number; faltas: number; justificada: boolean }[];
};
export type Lugar = { matriculaId: number; dataInicio: DataCivil; dataFim: DataCivil | null };

/** What is wrong with rolls before anything is read. @throws CHAMADA_REPETIDA, CHAMADA_FUTURA */
export function conferirPedido(chamadas: readonly ChamadaPedida[], hoje: DataCivil): void {
  const chaves = chamadas.map(({ aulaId, data }) => (aulaId === null ? data : `aula ${aulaId}`));
  if (new Set(chaves).size < chaves.length) throw erros.CHAMADA_REPETIDA({}, { campos: ['chamadas'] });
  for (const [i, { data, alunos }] of chamadas.entries()) {
    if (data > hoje) throw erros.CHAMADA_FUTURA({ data: formatarData(data) }, { campos: [`chamadas.${i}.data`] });
    if (new Set(alunos.map(({ matriculaId }) => matriculaId)).size < alunos.length)
      throw erros.CHAMADA_REPETIDA({}, { campos: [`chamadas.${i}.alunos`] });
  }
}

/** Nobody misses more periods than were given. @throws FALTAS_ACIMA_DA_AULA */
export function conferirFaltas({ alunos }: Pick<ChamadaPedida, 'alunos'>, quantidade: number, i: number): void {
  const k = alunos.findIndex(({ faltas }) => faltas > quantidade);
  if (k >= 0)
    throw erros.FALTAS_ACIMA_DA_AULA({ faltas: alunos[k]?.faltas ?? 0, quantidade }, { campos: [`chamadas.${i}.alunos.${k}.faltas`] });
}

/** The first who is called on a day without a place in the class; null when everybody has one. The last day of a place counts. */
export function semLugar(
  chamadas: readonly ChamadaPedida[],
  lugares: readonly Lugar[],
): { matriculaId: number; data: DataCivil; campo: string } | null {
  const doAluno = Map.groupBy(lugares, ({ matriculaId }) => matriculaId);
  for (const [i, { data, alunos }] of chamadas.entries())
    for (const [k, { matriculaId }] of alunos.entries())
      if (!(doAluno.get(matriculaId) ?? []).some((lugar) => cobre(lugar, data)))
        return { matriculaId, data, campo: `chamadas.${i}.alunos.${k}.matriculaId` };
  return null;
}

export const cobre = ({ dataInicio, dataFim }: Omit<Lugar, 'matriculaId'>, dia: DataCivil): boolean =>
  dataInicio <= dia && (dataFim === null || dia <= dataFim);
