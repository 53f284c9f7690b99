import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  conferirChaves,
  diferencaNaUrl,
  escreverEstado,
  type EstadoTabela,
  lerEstado,
  type LimitesTabela,
  temFiltro,
} from './estado-url.ts';
import type { Filtro } from './tipos.ts';

const filtros: readonly Filtro[] = [
  { chave: 'nome', rotulo: 'Nome', tipo: 'texto', campo: 'Nome' },
  {
    chave: 'sit',
    rotulo: 'Situação',
    tipo: 'selecao-multipla',
    campo: 'Situacao',
    opcoes: [
      { valor: 'aberto', rotulo: 'Aberto' },
      { valor: 'parcial', rotulo: 'Parcial' },
    ],
  },
  { chave: 'turma', rotulo: 'Turma', tipo: 'selecao', campo: 'TurmaId', opcoes: [{ valor: 3, rotulo: '6º ano A' }] },
  { chave: 'venc', rotulo: 'Vencimento', tipo: 'datas', campoDe: 'VencimentoDe', campoAte: 'VencimentoAte' },
  { chave: 'valor', rotulo: 'Valor', tipo: 'valores', campoDe: 'ValorDe', campoAte: 'ValorAte' },
  { chave: 'bolsa', rotulo: 'Bolsista', tipo: 'booleano', campo: 'Bolsista' },
];
const limites: LimitesTabela = {
  filtros,
  ordenaveis: ['nome', 'valor'],
  colunas: ['nome', 'turma', 'valor'],
  ordemPadrao: { campo: 'nome', ascendente: true },
  tamanhoPadrao: 50,
  prefixo: '',
};
const vazio: EstadoTabela = { busca: '', pagina: 1, tamanho: 50, ordem: { campo: 'nome', ascendente: true }, filtros: {}, colunas: null };

const limpa = (busca: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(busca).filter(([, valor]) => valor !== undefined));

describe('state of a list in the address', () => {
  it('leaves a plain list with a plain address', () => {
    expect(limpa(escreverEstado(vazio, limites))).toEqual({});
    expect(lerEstado({}, limites)).toEqual(vazio);
  });

  it('writes every kind of filter with short names', () => {
    const estado: EstadoTabela = {
      busca: 'ana souza',
      pagina: 3,
      tamanho: 100,
      ordem: { campo: 'valor', ascendente: false },
      filtros: {
        nome: 'a',
        sit: ['aberto', 'parcial'],
        turma: '3',
        venc: { de: '2026-11-01', ate: null },
        valor: { de: '1000', ate: '50000' },
        bolsa: false,
      },
      colunas: ['valor', 'nome'],
    };
    const busca = limpa(escreverEstado(estado, limites));
    expect(busca).toEqual({
      q: 'ana souza',
      p: '3',
      n: '100',
      ord: '-valor',
      col: 'valor,nome',
      nome: 'a',
      sit: 'aberto,parcial',
      turma: '3',
      venc: '2026-11-01..',
      valor: '1000..50000',
      bolsa: 'false',
    });
    expect(lerEstado(busca, limites)).toEqual(estado);
  });

  it('ignores what makes no sense instead of breaking', () => {
    const estado = lerEstado(
      {
        p: 'abc',
        n: '7',
        ord: 'senha',
        col: 'inventada',
        sit: 'aberto,xyz',
        turma: '9',
        venc: '2026-02-30..',
        valor: '-1..x',
        bolsa: 'talvez',
        outra: ['1'],
      },
      limites,
    );
    expect(estado).toEqual({ ...vazio, filtros: { sit: ['aberto'] } });
    expect(lerEstado({ p: '0' }, limites).pagina).toBe(1);
  });

  it('returns to the same state from any address it wrote', () => {
    const textos = fc.string({ minLength: 1, maxLength: 20 });
    const estados = fc.record({
      busca: fc.string({ maxLength: 20 }),
      pagina: fc.integer({ min: 1, max: 9999 }),
      tamanho: fc.constantFrom(20, 50, 100),
      nome: textos,
      ascendente: fc.boolean(),
    });
    fc.assert(
      fc.property(estados, ({ busca, pagina, tamanho, nome, ascendente }) => {
        const estado: EstadoTabela = { busca, pagina, tamanho, ordem: { campo: 'valor', ascendente }, filtros: { nome }, colunas: null };
        expect(lerEstado(limpa(escreverEstado(estado, limites)), limites)).toEqual(estado);
      }),
    );
  });

  it('changes only what changed, and names what leaves', () => {
    expect(diferencaNaUrl({ ...vazio, pagina: 2, busca: 'ana' }, { ...vazio, busca: 'bia' }, limites)).toEqual({ p: undefined, q: 'bia' });
  });

  it('keeps two tables of one screen apart by prefix', () => {
    const comPrefixo = { ...limites, prefixo: 'b' };
    expect(limpa(escreverEstado({ ...vazio, pagina: 2 }, comPrefixo))).toEqual({ bp: '2' });
    expect(lerEstado({ p: '9', bp: '2' }, comPrefixo).pagina).toBe(2);
  });

  it('refuses a filter that hides a name of the table', () => {
    expect(() => conferirChaves([{ chave: 'p', rotulo: 'P', tipo: 'texto', campo: 'P' }])).toThrow('"p"');
    expect(() => conferirChaves(filtros)).not.toThrow();
  });

  it('knows a narrowed list', () => {
    expect(temFiltro(vazio)).toBe(false);
    expect(temFiltro({ ...vazio, busca: 'a' })).toBe(true);
    expect(temFiltro({ ...vazio, filtros: { bolsa: false } })).toBe(true);
  });
});
