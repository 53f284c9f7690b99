import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iguais } from './alteracao.ts';
import { juntarVersoes } from './juntar.ts';
import { juntarFormulario } from './referencias.ts';

const valores = fc.dictionary(fc.constantFrom('nome', 'cor', 'notas', 'grupo'), fc.jsonValue());

describe('two versions put together', () => {
  it('keeps what the other changed where the user changed nothing, and what the user typed elsewhere', () => {
    const aberto = { nome: 'Ana', naturalidade: 'Belém', religiao: '' };
    const meu = { ...aberto, religiao: 'Umbanda' };
    const atual = { ...aberto, naturalidade: 'Bragança' };
    expect(juntarVersoes(aberto, meu, atual)).toEqual({ nome: 'Ana', naturalidade: 'Bragança', religiao: 'Umbanda' });
  });

  it('lets what the user typed win where both changed the same field', () => {
    expect(juntarVersoes({ nome: 'Ana' }, { nome: 'Anna' }, { nome: 'Aná' })).toEqual({ nome: 'Anna' });
  });

  it('looks into the rows of a list: those of the other who added, those that I changed', () => {
    const aberto = { enderecos: [{ id: 1, numero: '10', complemento: '' }] };
    const meu = { enderecos: [{ id: 1, numero: '10', complemento: 'fundos' }] };
    const numero = { enderecos: [{ id: 1, numero: '12', complemento: '' }] };
    expect(juntarVersoes(aberto, meu, numero)).toEqual({ enderecos: [{ id: 1, numero: '12', complemento: 'fundos' }] });
    const trocado = { enderecos: [{ id: 2, numero: '7', complemento: '' }] };
    // The other took out the row that I changed: what I wrote stands, and so does the new one.
    expect(juntarVersoes(aberto, meu, trocado)).toEqual({ enderecos: [...trocado.enderecos, ...meu.enderecos] });
  });

  it('gives the stored version to who changed nothing, and the typed one when nobody else did', () => {
    fc.assert(
      fc.property(valores, valores, (aberto, outro) => {
        // To a form, what is absent and what is empty are the same.
        expect(iguais(juntarVersoes(aberto, aberto, outro), outro)).toBe(true);
        expect(iguais(juntarVersoes(aberto, outro, aberto), outro)).toBe(true);
      }),
    );
  });
});

type Linha = { id: number | null; valor: string };
const linha = (id: number | null, valor: string): Linha => ({ id, valor });
const juntar = (aberto: Linha[], meu: Linha[], atual: Linha[]) =>
  juntarVersoes({ contatos: aberto }, { contatos: meu }, { contatos: atual }).contatos;

describe('lists put together', () => {
  const aberto = [linha(1, 'a'), linha(2, 'b')];

  it('keep the contact that another clerk added beside the one that I added, changed or took out', () => {
    const deles = [...aberto, linha(3, 'novo dele')];
    expect(juntar(aberto, [...aberto, linha(null, 'meu')], deles)).toEqual([...deles, linha(null, 'meu')]);
    expect(juntar(aberto, [linha(1, 'A'), linha(2, 'b')], deles)).toEqual([linha(1, 'A'), linha(2, 'b'), linha(3, 'novo dele')]);
    expect(juntar(aberto, [linha(2, 'b')], deles)).toEqual([linha(2, 'b'), linha(3, 'novo dele')]);
  });

  it('leave out what either took out, unless it was I who changed it', () => {
    expect(juntar(aberto, [linha(1, 'a')], [linha(2, 'b')])).toEqual([]);
    expect(juntar(aberto, [linha(1, 'A'), linha(2, 'b')], [linha(2, 'b')])).toEqual([linha(2, 'b'), linha(1, 'A')]);
    expect(juntar(aberto, [linha(2, 'b')], [linha(1, 'A'), linha(2, 'b')])).toEqual([linha(2, 'b')]);
  });

  it('hold once what both added alike, as it is stored', () => {
    expect(juntar(aberto, [...aberto, linha(null, 'c')], [...aberto, linha(7, 'c')])).toEqual([...aberto, linha(7, 'c')]);
  });

  it('know a row that I saved a moment ago by what it says, while it has no id here', () => {
    const semId = [linha(1, 'a'), linha(null, 'b')];
    expect(juntar(semId, [linha(1, 'A'), linha(null, 'b')], [linha(1, 'a'), linha(2, 'b'), linha(3, 'c')])).toEqual([
      linha(1, 'A'),
      linha(2, 'b'),
      linha(3, 'c'),
    ]);
  });

  it('keep the order that I gave them', () => {
    expect(juntar(aberto, [linha(2, 'b'), linha(1, 'a')], [...aberto, linha(3, 'c')])).toEqual([
      linha(2, 'b'),
      linha(1, 'a'),
      linha(3, 'c'),
    ]);
  });

  it('go by place and by what they say where rows have no id, and plain values by themselves', () => {
    const antes = [{ nome: 'x', valor: 1, dia: 5 }];
    const meu = [{ nome: 'x', valor: 2, dia: 5 }];
    const deles = [...antes, { nome: 'z', valor: 9, dia: 5 }];
    expect(juntarVersoes(antes, meu, deles)).toEqual([...meu, deles[1]]);
    expect(juntarVersoes(antes, [{ nome: 'x', valor: 2, dia: 5 }], [{ nome: 'x', valor: 1, dia: 7 }])).toEqual([
      { nome: 'x', valor: 2, dia: 7 },
    ]);
    expect(juntarVersoes([1, 2], [1, 3], [1, 2, 4])).toEqual([1, 4, 3]);
  });

  const valor = fc.constantFrom('a', 'b', 'c', 'd');
  const listas = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), valor }), { selector: ({ id }) => id });
  // What a person does to a list: rows go, rows change, rows without an id come.
  const editada = (base: Linha[]) =>
    fc
      .tuple(
        fc.array(fc.constantFrom('fica', 'sai', 'muda'), { minLength: base.length, maxLength: base.length }),
        fc.array(valor, { maxLength: 3 }),
      )
      .map(([atos, novas]) => [
        ...base.flatMap((uma, i) => (atos[i] === 'sai' ? [] : [atos[i] === 'muda' ? { ...uma, valor: `${uma.valor}!` } : uma])),
        ...novas.map((nova) => linha(null, nova)),
      ]);
  const tres = listas.chain((base: Linha[]) => fc.tuple(fc.constant(base), editada(base), editada(base)));
  // Stored rows have ids.
  const guardada = (lista: Linha[]) => lista.map((uma, i) => ({ ...uma, id: uma.id ?? 100 + i }));

  it('mine alone is mine, the other alone is the other', () => {
    fc.assert(
      fc.property(tres, ([base, minha, outra]) => {
        expect(juntar(base, minha, base)).toEqual(minha);
        expect(juntar(base, base, guardada(outra))).toEqual(guardada(outra));
      }),
    );
  });

  it('lose no row of anybody, and hold none twice', () => {
    fc.assert(
      fc.property(tres, ([base, minha, outra]) => {
        const deles = guardada(outra);
        const juntas = juntar(base, minha, deles);
        const ids: (number | null)[] = juntas.map(({ id }) => id).filter((id) => id !== null);
        expect(new Set(ids).size).toBe(ids.length);
        for (const uma of deles) if (!base.some(({ id }) => id === uma.id)) expect(juntas).toContainEqual(uma);
        const valores = juntas.map((uma) => uma.valor);
        for (const uma of minha) if (uma.id === null) expect(valores).toContain(uma.valor);
        for (const uma of base) {
          const [a, b] = [minha, deles].map((lista) => lista.find(({ id }) => id === uma.id));
          const mudei = a !== undefined && a.valor !== uma.valor;
          expect(ids.includes(uma.id)).toBe(a !== undefined && (b !== undefined || mudei));
          if (mudei) expect(juntas).toContainEqual(a);
        }
      }),
    );
  });
});

describe('lists that name one another by place', () => {
  const referencias = [{ lista: 'precos', em: 'descontos', campo: 'preco' }];
  const preco = (nome: string) => ({ nome, parcelas: 12, dia: 5 });
  const aberto = { precos: [preco('mensalidade')], descontos: [] };

  it('keep each discount on the price that it was given to', () => {
    const meu = { precos: [preco('mensalidade'), preco('natação')], descontos: [{ nome: 'meu', preco: 1 }] };
    const atual = {
      precos: [preco('mensalidade'), preco('almoço')],
      descontos: [
        { nome: 'dele', preco: 1 },
        { nome: 'geral', preco: null },
      ],
    };
    expect(juntarFormulario(aberto, meu, atual, referencias)).toEqual({
      precos: [preco('mensalidade'), preco('almoço'), preco('natação')],
      descontos: [...atual.descontos, { nome: 'meu', preco: 2 }],
    });
  });

  it('point behind the list where the price was taken out', () => {
    const deUm = { ...aberto, descontos: [{ nome: 'meu', preco: 0 }] };
    expect(juntarFormulario(aberto, deUm, { precos: [], descontos: [] }, referencias)).toEqual({
      precos: [],
      descontos: [{ nome: 'meu', preco: 0 }],
    });
  });
});
