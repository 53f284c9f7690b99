import { chamadasApi } from '#domains/academico/diario/chamadas/api.ts';
import { notasApi } from '#domains/academico/diario/notas/api.ts';
import { diarioApi } from '#domains/academico/diario/api.ts';
import { guardarConsulta } from '#platform/web/rede/consultas.ts';
import { guardar, lerGuardado } from '#platform/web/sem-rede/guardados.ts';
import { manterSemRede, quemGuarda } from '#platform/web/sem-rede/sessao-guardada.ts';
import { painelProfessorApi } from '../api.ts';
import type { Painel } from './leitura.ts';

/** So long the day that was kept is good enough. */
const DE_NOVO_MS = 10 * 60_000;
const MARCA = 'dia';

/**
 * Keeps for this teacher, in this browser, what the day asks without a network: the panel, the rolls of today's lessons, and the grids of the
 * current etapas. One after the other, so that the screen does not wait for them.
 */
export async function guardarODia({ dia, aulas, disciplinas }: Painel): Promise<void> {
  const novo = quemGuarda() === null;
  await manterSemRede();
  const usuario = quemGuarda();
  if (usuario === null) return;
  const marca = await lerGuardado(usuario, MARCA);
  if (!novo && marca?.valor === dia && Date.now() - Date.parse(marca.em) < DE_NOVO_MS) return;
  const pedidos: (() => Promise<boolean>)[] = [
    () => guardarConsulta(painelProfessorApi.obterPainelProfessor, { query: {} }),
    () => guardarConsulta(diarioApi.opcoesDoDiario, { query: {} }),
  ];
  for (const turmaId of new Set(disciplinas.map((d) => d.turmaId)))
    pedidos.push(() => guardarConsulta(diarioApi.opcoesDaTurma, { params: { turmaId } }));
  for (const { turmaId, turmaDisciplinaId, controle } of aulas) {
    const qual = controle === 'por_aula' ? { TurmaDisciplinaId: turmaDisciplinaId } : {};
    pedidos.push(() => guardarConsulta(chamadasApi.obterQuadro, { query: { TurmaId: turmaId, De: dia, Ate: dia, ...qual } }));
  }
  for (const { turmaDisciplinaId, etapaId, tipo } of disciplinas)
    if (tipo !== 'parecer' && etapaId !== null)
      pedidos.push(() =>
        guardarConsulta(notasApi.obterGradeDeNotas, { query: { TurmaDisciplinaId: turmaDisciplinaId, EtapaId: etapaId } }),
      );
  let todas = true;
  for (const pedir of pedidos) todas = (await pedir()) && todas;
  if (todas) await guardar(usuario, MARCA, dia);
}
