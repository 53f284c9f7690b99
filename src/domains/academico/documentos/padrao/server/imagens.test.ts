import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lerImagensDosPapeis } from '#platform/server/papel/imagens.ts';
import { transacao } from '#platform/server/database/kysely.ts';
import { atoDe } from '#tests/helpers/ato.ts';
import { type BancoDeTeste, bancoDeTeste } from '#tests/helpers/banco.ts';
import { fernanda } from '#tests/helpers/financeiro.ts';
import { arquivoDaImagem } from '#platform/server/papel/imagens.ts';
import { guardarImagem, prepararImagem } from './imagens.ts';

let banco: BancoDeTeste;
beforeAll(async () => {
  banco = await bancoDeTeste();
});
afterAll(() => banco.fechar());

test('an image is kept no larger than a page needs, and read again for the screen and for paper', async () => {
  const conteudo = await sharp({ create: { width: 3200, height: 800, channels: 3, background: '#146c54' } })
    .png()
    .toBuffer();
  const pronta = await prepararImagem({ fileName: 'brasao.png', tipo: 'image/png', conteudo });
  const guardada = await transacao(banco.db, (tx) => guardarImagem(atoDe(tx, fernanda), pronta));
  expect(guardada).toMatchObject({ largura: 1600, altura: 400 });
  expect((await arquivoDaImagem(banco.db, guardada.id)).tipo).toBe('image/png');
  const lidas = await lerImagensDosPapeis(banco.db, [guardada.id, guardada.id, 999_999]);
  expect([...lidas.keys()]).toEqual([guardada.id]);
  expect(lidas.get(guardada.id)).toMatchObject({ largura: 1600, altura: 400 });
  await expect(arquivoDaImagem(banco.db, 999_999)).rejects.toMatchObject({ code: 'NAO_ENCONTRADO' });
});
