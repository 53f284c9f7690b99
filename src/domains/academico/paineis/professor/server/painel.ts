import { lerJuntas } from '#platform/server/database/kysely.ts';
import type { Contexto } from '#platform/server/http/tipos.ts';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { contarPendencias, listarAulasDoDia } from '#domains/academico/diario/pendencias/server/door.ts';
import { listarRecados } from '#domains/academico/paineis/recados/server/door.ts';
import type { painelProfessorApi } from '../api.ts';
import { listarAniversarios } from './aniversarios.ts';
import { obterDocente } from './docente.ts';

type Painel = RespostaServidor<typeof painelProfessorApi.obterPainelProfessor>;

/** The panel of a teacher, in five statements. @throws NAO_ENCONTRADO */
export async function obterPainel(
  { db, quem, hoje }: Pick<Contexto, 'db' | 'quem' | 'hoje'>,
  { docenteId }: { docenteId: number | undefined },
): Promise<Painel> {
  const { disciplinas, ...olhado } = await obterDocente(db, quem, { docenteId, hoje });
  const { docente } = olhado;
  if (docente === null) return { dia: hoje, ...olhado, aulas: [], disciplinas: [], recados: [], aniversarios: [] };
  const [aulas, pendencias, recados, aniversarios] = await lerJuntas(
    db,
    () => listarAulasDoDia(db, { disciplinas, docenteId: docente.id, dia: hoje }),
    () => contarPendencias(db, { disciplinas, hoje }),
    () => listarRecados(db, { docenteId: docente.id }),
    () => listarAniversarios(db, { disciplinas, hoje }),
  );
  return { dia: hoje, ...olhado, aulas, disciplinas: pendencias, recados, aniversarios };
}
