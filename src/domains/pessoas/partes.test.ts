import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lerContato } from './contato.ts';
import { isPlanoVazio, planejarPartes } from './planejar-partes.ts';
import { comContatosPrincipais, comEnderecoPrincipal } from './principais.ts';
import type { Contato, Endereco } from './partes.ts';

const tipos = ['celular', 'comercial', 'residencial', 'fax', 'email', 'site'] as const;
const contato = fc.record<Contato>({
  id: fc.constant(null),
  tipo: fc.constantFrom(...tipos),
  valor: fc.string({ minLength: 3 }),
  principal: fc.boolean(),
});

describe('contacts by kind', () => {
  it.each([
    ['celular', '(91) 98765-4321', '+5591987654321'],
    ['celular', '+5511987654321', '+5511987654321'],
    ['residencial', '91 3222-1234', '+559132221234'],
    ['comercial', '0800 123 4567', '+558001234567'],
    ['comercial', '91987654321', '+5591987654321'],
    ['fax', '1132654321', '+551132654321'],
    ['email', ' Ana@Exemplo.BR ', 'ana@exemplo.br'],
    ['site', 'escola.br', 'https://escola.br'],
    ['site', 'http://escola.br/x', 'http://escola.br/x'],
  ] as const)('%s %s', (tipo, valor, esperado) => expect(lerContato(tipo, valor)).toEqual({ valor: esperado }));

  it.each([
    ['celular', '1187654321', 'CELULAR_INVALIDO'],
    ['celular', '9132221234', 'CELULAR_INVALIDO'],
    ['residencial', '20987654321', 'TELEFONE_RESIDENCIAL_INVALIDO'],
    ['comercial', '2398765432', 'TELEFONE_COMERCIAL_INVALIDO'],
    ['fax', '91987654321', 'FAX_INVALIDO'],
    ['email', 'ana@exemplo', 'EMAIL_INVALIDO'],
    ['site', 'javascript:alert(1)', 'SITE_INVALIDO'],
    ['site', 'https://a:b@escola.br', 'SITE_INVALIDO'],
    ['site', 'localhost', 'SITE_INVALIDO'],
  ] as const)('refuses %s %s', (tipo, valor, codigo) => expect(lerContato(tipo, valor)).toEqual({ codigo }));

  it('reading what was read changes nothing', () => {
    fc.assert(
      fc.property(contato, ({ tipo, valor }) => {
        const lido = lerContato(tipo, valor);
        if ('valor' in lido) expect(lerContato(tipo, lido.valor)).toEqual(lido);
      }),
    );
  });
});

describe('main ones', () => {
  it('every kind that is there has exactly one main contact, and a mark that was given stays', () => {
    fc.assert(
      fc.property(fc.uniqueArray(contato, { selector: ({ tipo, principal }) => `${tipo}${principal}` }), (contatos) => {
        const prontos = comContatosPrincipais(contatos);
        for (const tipo of new Set(contatos.map((c) => c.tipo)))
          expect(prontos.filter((c) => c.tipo === tipo && c.principal)).toHaveLength(1);
        contatos.forEach((antes, i) => expect(antes.principal && !prontos[i]?.principal).toBe(false));
        expect(prontos.map(({ valor }) => valor)).toEqual(contatos.map(({ valor }) => valor));
      }),
    );
  });

  it('the first address is the main one when none is marked', () => {
    const endereco = (cidade: string, principal: boolean) => ({ cidade, principal }) as Endereco;
    expect(comEnderecoPrincipal([endereco('A', false), endereco('B', false)]).map((e) => e.principal)).toEqual([true, false]);
    expect(comEnderecoPrincipal([endereco('A', false), endereco('B', true)]).map((e) => e.principal)).toEqual([false, true]);
    expect(comEnderecoPrincipal([])).toEqual([]);
  });
});

describe('plan of parts', () => {
  const parte = fc.record({ id: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }), valor: fc.constantFrom('a', 'b') });
  const guardadas = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 8 }), valor: fc.constantFrom('a', 'b') }), {
    selector: ({ id }) => id,
  });

  it('applied to the stored parts gives the wanted ones, and never touches an unknown id', () => {
    fc.assert(
      fc.property(guardadas, fc.array(parte, { maxLength: 8 }), (atuais, desejadas) => {
        const plano = planejarPartes<{ id: number | null; valor: string }>(atuais, desejadas);
        const conhecidas = new Set(atuais.map(({ id }) => id));
        for (const indice of plano.alheios) {
          const id = desejadas[indice]?.id ?? 0;
          expect(!conhecidas.has(id) || desejadas.findIndex((p) => p.id === id) < indice).toBe(true);
        }
        const restantes = atuais
          .filter(({ id }) => !plano.remover.includes(id))
          .map((atual) => plano.alterar.find(({ id }) => id === atual.id) ?? atual);
        const aceitas = desejadas.filter((_, i) => !plano.alheios.includes(i));
        const ordenar = (partes: readonly { id: number | null; valor: string }[]) =>
          partes.map(({ id, valor }) => `${id ?? 'nova'}${valor}`).sort();
        expect(ordenar([...restantes, ...plano.inserir])).toEqual(ordenar(aceitas));
      }),
    );
  });

  it('the same list asks for nothing, whatever the order of its keys', () => {
    const atuais = [{ id: 1, tipo: 'x', valor: 'a' }];
    expect(isPlanoVazio(planejarPartes(atuais, [{ valor: 'a', id: 1, tipo: 'x' }]))).toBe(true);
    expect(isPlanoVazio(planejarPartes(atuais, []))).toBe(false);
  });
});
