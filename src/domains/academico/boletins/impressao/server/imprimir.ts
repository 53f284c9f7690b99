import type { Db } from '#platform/server/database/kysely.ts';
import type { Arquivo } from '#platform/server/http/tipos.ts';
import type { DataCivil } from '#shared/datas.ts';
import { errosComuns } from '#shared/erros.ts';
import type { Leitor } from '#domains/academico/estrutura/server/door.ts';
import { errosBoletim as erros } from '#domains/academico/boletins/erros.ts';
import type { Boletim } from '#domains/academico/boletins/esquemas.ts';
import { boletinsDaTurma, turmasDasMatriculas, turmasDoFiltro } from '#domains/academico/boletins/server/boletins.ts';
import { MAXIMO_NA_HORA } from '../api.ts';
import { papelDeHoje } from './agora.ts';
import { nomeDoArquivo } from './nome-do-arquivo.ts';
import { boletinsEmPdf } from './pdf/boletins-pdf.ts';

type Pedido = { matriculas: readonly number[] | undefined; turmaId: number | undefined; ate: number | undefined };

/**
 * Report cards of chosen students, or of everybody who sits in a class, as a PDF that opens in the browser.
 * @throws NAO_ENCONTRADO, BOLETIM_NENHUM, BOLETIM_MUITOS, BOLETIM_SEM_ETAPA
 */
export async function imprimirBoletins(
  { db, quem, hoje }: { db: Db; quem: Leitor; hoje: DataCivil },
  { matriculas, turmaId, ate }: Pedido,
): Promise<Arquivo> {
  const turmas = matriculas ? await turmasDasMatriculas(db, quem, matriculas) : await turmasDoFiltro(db, quem, { turmaId });
  if (turmas.length === 0) throw matriculas ? erros.BOLETIM_NENHUM() : errosComuns.NAO_ENCONTRADO();
  const quantidade = turmas.reduce((soma, turma) => soma + turma.matriculas.length, 0);
  if (quantidade > MAXIMO_NA_HORA) throw erros.BOLETIM_MUITOS({ quantidade, maximo: MAXIMO_NA_HORA });
  const boletins: Boletim[] = [];
  for (const turma of turmas) boletins.push(...(await boletinsDaTurma({ db, hoje }, { ...turma, ate })));
  const corpo = await boletinsEmPdf(boletins, await papelDeHoje(db, hoje));
  return { nome: nomeDoArquivo(boletins), tipo: 'application/pdf', corpo, abrir: true };
}
