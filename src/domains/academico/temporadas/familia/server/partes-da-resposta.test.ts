import { afterAll, beforeAll, expect, test } from 'vitest';
import { fichaVazia } from '#domains/pessoas/saude/ficha-saude.ts';
import { dado, foto, mundoDaTemporada, type Protocolo } from '#tests/helpers/temporada/mundo.ts';

let mundo: Awaited<ReturnType<typeof mundoDaTemporada>>;
beforeAll(async () => {
  mundo = await mundoDaTemporada();
});
afterAll(() => mundo.s.fechar());

test('an invitation waits for the health form and for each document that it asks for, and says what is missing', async () => {
  await mundo.esquecer();
  const { id, versao, tokens } = await mundo.abrir({ documentos: ['rg'] });
  const token = tokens['rita@demo.escola'] ?? '';
  const falta = async (): Promise<Record<string, string[]>> =>
    Object.fromEntries(
      (await mundo.pagina(token)).pessoas.map(({ pessoaId, faltam }) => [pessoaId === mundo.ids.Ana ? 'Ana' : 'Rita', faltam]),
    );
  const situacao = async () =>
    dado<{ itens: { pessoaNome: string; situacao: string }[] }>(
      await mundo.s.pedir('GET', `ConviteTemporada/obter-paginado?TemporadaId=${id}`, { quem: mundo.secretaria }),
    ).itens.find(({ pessoaNome }) => pessoaNome === 'Rita Sá')?.situacao;
  const fotografar = async (nome: string) =>
    dado(await mundo.chamar('documento', { token, pessoaId: mundo.ids[nome], tipo: 'rg', nome: 'rg.jpg', conteudo: await foto() }));
  dado(await mundo.enviar(token, 'Rita', {}));
  dado(await mundo.enviar(token, 'Ana', {}));
  expect([await falta(), await situacao()]).toEqual([{ Rita: ['documento.rg'], Ana: ['ficha', 'documento.rg'] }, 'em_parte']);
  dado(await mundo.enviar(token, 'Ana', { valores: null, ficha: { ...fichaVazia(), declaracao: true, versao: 0 } }));
  await fotografar('Ana');
  dado(await mundo.enviar(token, 'Ana', {}));
  await fotografar('Rita');
  // Kept on the page, and not sent.
  expect([await falta(), await situacao()]).toEqual([{ Rita: ['documento.rg'], Ana: [] }, 'em_parte']);
  dado(await mundo.enviar(token, 'Rita', {}));
  expect([await falta(), await situacao()]).toEqual([{ Rita: [], Ana: [] }, 'respondido']);
  // Only the other guardian is reminded.
  expect(dado<{ convidados: number }>(await mundo.agir(id, 'lembrete', versao)).convidados).toBe(1);
  // What the school does not accept is wanted again, with the reason, and reminded.
  const [dela] = (await mundo.protocolos()).filter(
    ({ pessoaId, campos }) => pessoaId === mundo.ids.Rita && campos.some(({ campo }) => campo === 'documento.rg'),
  );
  dado(await mundo.decidir(dela as Protocolo, mundo.secretaria, ['documento.rg']));
  expect([await falta(), await situacao()]).toEqual([{ Rita: ['documento.rg'], Ana: [] }, 'em_parte']);
  expect((await mundo.pagina(token)).pessoas.flatMap(({ recusadas }) => recusadas)).toMatchObject([{ campo: 'documento.rg' }]);
  await fotografar('Rita');
  dado(await mundo.enviar(token, 'Rita', {}));
  expect([await falta(), await situacao()]).toEqual([{ Rita: [], Ana: [] }, 'respondido']);
});
