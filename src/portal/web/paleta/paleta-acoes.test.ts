import { describe, expect, it, vi } from 'vitest';
import type { Acao, TelaId } from '#catalog/telas.ts';
import type { Idioma } from '#shared/erros.ts';
import { acoesDaPaleta } from './paleta-acoes.ts';
import { telasDaPaleta } from './paleta-busca.ts';

const conta = { chave: 'minha-conta', titulo: { br: 'Senha e sessões', en: 'Password and sessions' }, carregar: vi.fn() };
const integridade = {
  chave: 'integridade',
  titulo: { br: 'Integridade', en: 'Integrity' },
  carregar: vi.fn(),
  tela: 'integridade' as const,
};
const tudo = (): boolean => true;
const soAbre = (tela: TelaId, acao: Acao): boolean => acao === 'visualizar' && tela === 'contas-a-receber';

function procurar(termo: string, { idioma = 'br' as Idioma, escuro = false, pode = tudo as (tela: TelaId, acao: Acao) => boolean } = {}) {
  const fazer = { abrir: vi.fn(), painel: vi.fn(), mudarTema: vi.fn(), mudarIdioma: vi.fn(), mostrarAtalhos: vi.fn(), sair: vi.fn() };
  const achadas = acoesDaPaleta(termo, { idioma, escuro, paineis: [conta, integridade], pode }, fazer);
  return { fazer, achadas, rotulos: achadas.map(({ rotulo }) => rotulo) };
}

describe('the actions of the palette', () => {
  it('are found by words of either language, without accents, in any order', () => {
    for (const termo of ['sair', 'sign out', 'LOGOUT', 'encerrar']) expect(procurar(termo).rotulos, termo).toEqual(['Sair']);
    for (const termo of ['tema', 'escuro', 'dark', 'aparencia', 'theme'])
      expect(procurar(termo).rotulos, termo).toEqual(['Usar tema escuro']);
    for (const termo of ['idioma', 'language', 'ingles', 'portugues'])
      expect(procurar(termo).rotulos[0], termo).toMatch(/^Mudar para inglês/);
    for (const termo of ['conta minha', 'my account', 'senha', 'password'])
      expect(procurar(termo).rotulos, termo).toContain('Senha e sessões');
    for (const termo of ['nova pessoa', 'new person']) expect(procurar(termo).rotulos, termo).toEqual(['Nova pessoa']);
    for (const termo of ['nova matricula', 'new enrollment']) expect(procurar(termo).rotulos, termo).toEqual(['Nova matrícula']);
    for (const termo of ['novo titulo', 'receivable new']) expect(procurar(termo).rotulos, termo).toEqual(['Novo título a receber']);
    for (const termo of ['estoque', 'abaixo do minimo', 'restock'])
      expect(procurar(termo).rotulos, termo).toEqual(['Produtos abaixo do mínimo']);
    expect(procurar('sair', { idioma: 'en' }).rotulos).toEqual(['Sign out']);
  });

  it('are not found in the middle of a name', () => {
    for (const termo of ['air', 'ema', 'dioma']) expect(procurar(termo).rotulos, termo).toEqual([]);
  });

  it('do what they say', () => {
    const { fazer, achadas } = procurar('');
    for (const { fazer: agir } of achadas) agir();
    expect(fazer.abrir.mock.calls.map(([href]) => href as string)).toEqual([
      '/pessoas/nova-pessoa',
      '/academico/matriculas/nova-matricula',
      '/academico/cej/turmas/novo',
      '/financeiro/contas-a-receber?novo=1',
      '/financeiro/contas-pagar?novo=1',
      '/suprimentos/estoques?minimo=true',
    ]);
    expect(fazer.painel.mock.calls).toEqual([[conta], [integridade]]);
    for (const feita of [fazer.mudarTema, fazer.mudarIdioma, fazer.mostrarAtalhos, fazer.sair]) expect(feita).toHaveBeenCalledOnce();
    expect(procurar('tema', { escuro: true }).rotulos).toEqual(['Usar tema claro']);
  });

  it('are those that the person may do: who only sees titles creates none', () => {
    const { rotulos } = procurar('', { pode: soAbre });
    expect(rotulos).toEqual(['Senha e sessões', 'Usar tema escuro', 'Mudar para inglês (English)', 'Mostrar os atalhos', 'Sair']);
  });

  it('stand once: a screen that creates is an action, not a place too', () => {
    expect(telasDaPaleta('nova pessoa', 'br', tudo)).toEqual([]);
  });
});
