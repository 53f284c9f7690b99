import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { carregarSessao } from '#domains/acesso/sessoes/server/door.ts';
import { acessosDemo, SENHA_DEMO } from '#portal/demo/base/acessos.ts';
import { carregarDemonstracao } from '#portal/demo/carregar.ts';
import type { GraficoId } from '#portal/inicio/graficos.ts';
import { type NumeroId, partesDoInicio } from '#portal/numeros-do-inicio.ts';
import { salas } from '#portal/rooms.ts';
import { type Lista, listaDoGrafico, listaDoNumero, totalDaLista } from '#tests/helpers/aplicacao/listas-do-inicio.ts';
import { type ServidorDeTeste, servidorDeTeste } from '#tests/helpers/servidor.ts';
import { entrarComo } from '#tests/helpers/usuarios.ts';

// The home of each of the five sign-ins of the demo school: every number and every month on it is what the list behind it adds up to, asked for by
// the same person.
type Contado = { tipo: string; valor: number; busca: Record<string, string> };
let servidor: ServidorDeTeste;

beforeAll(async () => {
  servidor = await servidorDeTeste({ salas, carregarSessao });
  await carregarDemonstracao(servidor.servicos, { alunos: 60, diz: () => undefined });
}, 300_000);
afterAll(() => servidor.fechar());

describe.each(acessosDemo)('the home of $email', ({ email, perfil }) => {
  let token: string;
  const ler = async <T>(caminho: string): Promise<T> => {
    const { status, corpo } = await servidor.pedir('GET', caminho, { token });
    expect(status, `${caminho}: ${JSON.stringify(corpo.error)}`).toBe(200);
    return corpo.data as T;
  };
  const conferir = async (
    nome: string,
    { tipo, valor, busca }: Contado,
    lista: (busca: Record<string, string>) => string,
  ): Promise<void> => {
    expect(totalDaLista(await ler<Lista>(lista(busca)), tipo), nome).toBe(valor);
  };
  beforeAll(async () => {
    token = (await entrarComo(servidor, email, {}, SENHA_DEMO)).token;
  });

  test('each number is what its list counts', async () => {
    const partes = await Promise.all(
      partesDoInicio.map((parte) => ler<{ numeros: (Contado & { id: NumeroId })[] }>(`Inicio/resumo?Parte=${parte}`)),
    );
    const numeros = partes.flatMap((parte) => parte.numeros);
    expect(numeros.length > 0).toBe(perfil !== 'Professor');
    for (const numero of numeros) await conferir(numero.id, numero, listaDoNumero[numero.id]);
  });

  test('each month of a chart is what its list adds up to', async () => {
    const { graficos } = await ler<{ graficos: { id: GraficoId; tipo: string; meses: (Contado & { mes: string })[] }[] }>(
      'Inicio/graficos',
    );
    expect(graficos.length > 0).toBe(perfil !== 'Professor');
    for (const { id, tipo, meses } of graficos) {
      expect(meses).toHaveLength(13);
      expect(
        meses.some(({ valor }) => valor > 0),
        id,
      ).toBe(true);
      for (const mes of meses) await conferir(`${id} ${mes.mes}`, { ...mes, tipo }, listaDoGrafico[id]);
    }
  });

  test('recent records are of the lists that the person may open, each with its name', async () => {
    const { itens } = await ler<{ itens: { tipo: string; numero: string; nome: string }[] }>('Inicio/recentes');
    const tipos = new Set(itens.map(({ tipo }) => tipo));
    expect(itens.length > 0).toBe(perfil !== 'Professor');
    expect(tipos.has('tituloPagar')).toBe(perfil === null || perfil === 'Financeiro');
    for (const { nome, numero } of itens) expect(`${numero} ${nome}`.trim().length).toBeGreaterThan(5);
  });

  test('whatever the person sees, charts and records are one statement each at most', async () => {
    for (const caminho of ['Inicio/resumo', 'Inicio/resumo?Parte=depois', 'Inicio/graficos', 'Inicio/recentes']) {
      const { cabecalhos } = await servidor.pedir('GET', caminho, { token });
      // One more finds the session.
      expect(Number(cabecalhos['x-instrucoes-sql']), caminho).toBeLessThanOrEqual(2);
    }
  });
});
