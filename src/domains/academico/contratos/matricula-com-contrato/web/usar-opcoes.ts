import { useAnosLetivos } from '#domains/academico/periodos-letivos/web/door.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, useValor } from '#platform/web/formulario/index.ts';
import { matriculaComContratoApi } from '../api.ts';
import { isDataCivil } from '#shared/datas.ts';
import type { EntradaDoAluno } from '#domains/academico/contratos/linhas/entrada-tardia.ts';
import { parcelasDigitadas } from '#domains/academico/contratos/linhas/web/door.tsx';
import type { esquemaMatriculaComContrato } from '../esquemas.ts';

const campo = camposDe<typeof esquemaMatriculaComContrato>();

/** What a contract of the course and year chosen in the wizard can be made of; undefined while they are not chosen or it is read. */
export function useOpcoesDaMatricula() {
  const [cursoId, anoLetivoId] = [useValor(campo('cursoId')), useValor(campo('anoLetivoId'))];
  const { anos } = useAnosLetivos();
  const escolhidos = typeof cursoId === 'number' && typeof anoLetivoId === 'number';
  const { data, error, refetch } = useConsulta(
    matriculaComContratoApi.opcoesDaMatricula,
    { query: { CursoId: escolhidos ? cursoId : 0, AnoLetivoId: escolhidos ? anoLetivoId : 0 } },
    { ativa: escolhidos, validadeMs: 60_000 },
  );
  const ano = anos.find(({ id }) => id === anoLetivoId)?.ano ?? null;
  return { escolhidos, opcoes: escolhidos ? data : undefined, ano, erro: escolhidos ? error : null, tentarDeNovo: () => void refetch() };
}

/** The year of the contract and the day on which the student enters it, as chosen so far. */
export function useEntrada(ano: number | null): EntradaDoAluno {
  const data = useValor(campo('dataMatricula'));
  return { ano: ano ?? 0, dataMatricula: typeof data === 'string' && isDataCivil(data) ? data : `${ano ?? 0}-01-01` };
}

/** The lines as typed, and the installments they come to. */
export function useContratoDigitado() {
  const precos = useValor(campo('precos')) ?? [];
  const descontos = useValor(campo('descontos')) ?? [];
  return { precos, parcelas: parcelasDigitadas(precos, descontos), semContrato: useValor(campo('semContrato')) === true };
}
