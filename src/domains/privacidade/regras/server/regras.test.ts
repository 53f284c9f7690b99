import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RespostaServidor } from '#shared/endpoint.ts';
import { salasDe } from '#tests/helpers/salas.ts';
import { quemDeTeste, type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import type { regrasDePrivacidadeApi as api } from '../api.ts';

type Regras = RespostaServidor<typeof api.obterRegras>;

let s: ServidorDeTeste;
const quem = quemDeTeste();
beforeAll(async () => {
  s = await servidorDeTeste({ salas: salasDe.privacidade });
});
afterAll(() => s.fechar());

const ler = async () => (await s.pedir('GET', 'Privacidade/regras', { quem })).corpo.data as Regras;
const guardar = (body: object) => s.pedir('PUT', 'Privacidade/guardas', { quem, body });
const daGuarda = async (qual: Regras['guardas'][number]['guarda']) => {
  const achada = (await ler()).guardas.find(({ guarda }) => guarda === qual);
  if (!achada) throw new Error(`the migration keeps ${qual}`);
  return achada;
};

it('a legal reason changes over the version that was seen; the school record is kept for ever', async () => {
  const { id, versao } = await daGuarda('financeira');
  const mudada = { id, versao, anos: 10, fonte: 'Código Civil, art. 205' };
  expect((await guardar(mudada)).corpo.data).toMatchObject({ guarda: 'financeira', anos: 10, versao: versao + 1 });
  expect((await guardar({ ...mudada, anos: 1 })).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
  expect((await guardar({ ...mudada, id: 9_999 })).status).toBe(404);
  expect(await daGuarda('financeira')).toMatchObject({ anos: 10, fonte: 'Código Civil, art. 205' });

  const escolar = await daGuarda('escolar');
  const curta = await guardar({ id: escolar.id, versao: escolar.versao, anos: 20, fonte: escolar.fonte });
  expect([curta.status, curta.corpo.error?.code]).toEqual([409, 'GUARDA_ESCOLAR_PERMANENTE']);
  expect(await daGuarda('escolar')).toEqual(escolar);
});

it('who answers for personal data and the days are saved over the version that was seen, each within its bounds', async () => {
  const { versao } = (await ler()).configuracao;
  const pedido = {
    versao,
    encarregadoNome: 'Helena Prado',
    encarregadoEmail: 'dados@escola.example',
    diasUteisIncidente: 2,
    diasResposta: 15,
  };
  const gravar = (body: object) => s.pedir('PUT', 'Privacidade/configuracao', { quem, body });
  expect((await gravar({ ...pedido, diasUteisIncidente: 0 })).corpo.error?.fields.map(({ path }) => path)).toEqual(['diasUteisIncidente']);
  expect((await gravar(pedido)).corpo.data).toEqual({ ...pedido, versao: versao + 1 });
  expect((await gravar(pedido)).corpo.error?.code).toBe('VERSAO_DESATUALIZADA');
});
