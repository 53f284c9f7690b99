import { afterAll, beforeAll, expect, it } from 'vitest';
import { hojeEm, somarDias } from '#shared/datas.ts';
import { identificarEscola } from '#tests/helpers/mundo.ts';
import { textoDoPdf } from '#tests/helpers/pdf.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';

let s: ServidorDeTeste;
const quem = quemDeTeste();
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.privacidade });
  await identificarEscola(s.banco.db);
});
afterAll(() => s.fechar());

const incidente = {
  titulo: 'Notebook da secretaria furtado',
  descricao: 'Levado da sala na noite de domingo.',
  ocorridoEm: '2026-11-22',
  conhecidoEm: '2026-11-23',
  dadosAfetados: 'Planilha de telefones.',
  pessoasAfetadas: 240,
  riscoRelevante: true,
  medidas: null,
  autoridadeEm: null,
  titularesEm: null,
  encerradoEm: null,
};

it('an incident has a last day to tell of it, is closed only when whoever must know was told, and is printed', async () => {
  const criado = await s.pedir('POST', 'Incidente', { quem, body: incidente });
  expect(criado.status, JSON.stringify(criado.corpo)).toBe(200);
  const { id } = criado.corpo.data as { id: number };
  const obter = async () => (await s.pedir('GET', `Incidente/${id}`, { quem })).corpo.data;
  expect(await obter()).toMatchObject({ prazo: '2026-11-26', versao: 1 });
  const cedo = await s.pedir('PUT', 'Incidente', {
    quem,
    body: { ...incidente, id, versao: 1, medidas: 'Senhas trocadas.', encerradoEm: '2026-11-24' },
  });
  expect(cedo.corpo.error?.fields.map(({ path }) => path)).toEqual(['autoridadeEm', 'titularesEm']);
  const encerrado = { ...incidente, id, versao: 1, medidas: 'Senhas trocadas.', autoridadeEm: '2026-11-24', titularesEm: '2026-11-25' };
  expect((await s.pedir('PUT', 'Incidente', { quem, body: { ...encerrado, encerradoEm: '2026-11-25' } })).status).toBe(200);
  expect(((await s.pedir('GET', 'Incidente/obter-paginado?Abertos=true', { quem })).corpo.data as { total: number }).total).toBe(0);
  const papel = textoDoPdf((await s.pedir('GET', `Incidente/${id}/pdf`, { quem })).bruto);
  for (const texto of ['Notebook da secretaria furtado', '26/11/2026', 'Senhas trocadas.']) expect(papel).toContain(texto);
});

it('nothing of an incident is still to come: each day after today is refused by its name, a new one and one that goes on', async () => {
  const hoje = hojeEm(new Date(), s.servicos.config.tzEscola);
  const amanha = somarDias(hoje, 1);
  const dias = (dia: string) => ({ ocorridoEm: dia, conhecidoEm: dia, autoridadeEm: dia, titularesEm: dia, encerradoEm: dia });
  const nomes = Object.keys(dias(hoje));
  const inteiro = { ...incidente, medidas: 'Senhas trocadas.' };
  const recusados = async (metodo: 'POST' | 'PUT', body: object) =>
    (await s.pedir(metodo, 'Incidente', { quem, body })).corpo.error?.fields.map(({ path, code }) => `${path} ${code}`);
  expect(await recusados('POST', { ...inteiro, ...dias(amanha) })).toEqual(nomes.map((nome) => `${nome} DATA_DEPOIS_DE_HOJE`));
  const criado = await s.pedir('POST', 'Incidente', { quem, body: { ...inteiro, ...dias(hoje) } });
  expect(criado.status, JSON.stringify(criado.corpo)).toBe(200);
  const { id, versao } = criado.corpo.data as { id: number; versao: number };
  expect(await recusados('PUT', { ...inteiro, ...dias(hoje), encerradoEm: amanha, id, versao })).toEqual([
    'encerradoEm DATA_DEPOIS_DE_HOJE',
  ]);
});
