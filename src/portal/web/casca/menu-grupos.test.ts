import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Acao, apareceNoMenu, type TelaId, telaPorId, telas } from '#catalog/telas.ts';
import { iniciais } from './iniciais.ts';
import { abertosDeInicio, alternado, gruposDoMenu, itemDoMenu, partesDe } from './menu-grupos.ts';
import { telasAchadas } from './menu-busca.tsx';
import { abasDaPaleta } from '../paleta/abas-da-paleta.ts';
import { telasDaPaleta } from '../paleta/paleta-busca.ts';

const tudo = () => true;
const so =
  (...ids: TelaId[]) =>
  (tela: TelaId, acao: Acao) =>
    acao === 'visualizar' && ids.includes(tela);
const idsDe = (pode: (tela: TelaId, acao: Acao) => boolean) =>
  gruposDoMenu(pode).flatMap(({ itens, partes }) => [...itens, ...partes.flatMap((parte) => parte.telas)].map(({ id }) => id));

describe('menu', () => {
  it('shows every menu screen once to whoever may open everything', () => {
    const esperados = telas.filter(apareceNoMenu).map(({ id }) => id);
    expect([...idsDe(tudo)].sort()).toEqual([...esperados].sort());
  });

  it('shows only what the user may open, without empty sections', () => {
    expect(gruposDoMenu(so('pessoas', 'boletins')).map(({ secao }) => secao)).toEqual(['CurriculoEscolar', 'Admin']);
    expect(idsDe(so('pessoas', 'pessoa', 'nova-pessoa'))).toEqual(['pessoas']);
    expect(gruposDoMenu(() => false)).toEqual([]);
  });

  it('stands open when short, and opens the section in use when long', () => {
    const curto = gruposDoMenu(so('pessoas', 'boletins'));
    expect(abertosDeInicio(curto, null)).toContain('Admin');
    const longo = gruposDoMenu(tudo);
    expect(abertosDeInicio(longo, telaPorId('contas-a-receber'))).toEqual(['Financeiro', 'Financeiro:receber']);
    expect(abertosDeInicio(longo, telaPorId('rel-faturamento'))).toEqual(['Financeiro', 'Financeiro:relatorios']);
  });

  it('marks the list while one of its forms is open', () => {
    expect(itemDoMenu(telaPorId('contrato-editar'))).toBe('contratos');
    expect(partesDe(gruposDoMenu(tudo), telaPorId('contrato-editar'))).toEqual(['Academico', 'Academico:matriculas']);
  });

  it('opens one part of a section at a time, and keeps what stands open in the others', () => {
    const abertos = ['Academico', 'Academico:ano', 'Financeiro', 'Financeiro:receber'];
    expect(alternado(abertos, 'Financeiro:caixa')).toEqual(['Academico', 'Academico:ano', 'Financeiro', 'Financeiro:caixa']);
    expect(alternado(abertos, 'Financeiro:receber')).toEqual(['Academico', 'Academico:ano', 'Financeiro']);
    expect(alternado(abertos, 'Admin')).toEqual([...abertos, 'Admin']);
  });

  it('shows a section of few screens without parts', () => {
    const [academico] = gruposDoMenu(so('matriculas', 'cursos-estrutura'));
    expect(academico?.partes).toEqual([]);
    expect(academico?.itens.map(({ id }) => id)).toEqual(['cursos-estrutura', 'matriculas']);
  });

  it('is found by typing, without accents, in any order and either language; a title that begins with it first', () => {
    const achadas = (termo: string, pode = tudo as (tela: TelaId, acao: Acao) => boolean) => telasAchadas(termo, pode).map(({ id }) => id);
    expect(achadas('matric')[0]).toBe('matriculas');
    expect(achadas('receber contas')).toContain('contas-a-receber');
    expect(achadas('receivable')).toContain('contas-a-receber');
    expect(achadas('contrato', so('pessoas'))).toEqual([]);
    expect(achadas('pessoa')).toEqual(['pessoas', 'privacidade']);
  });
});

describe('palette', () => {
  const rotulos = (termo: string, pode = tudo as (tela: TelaId, acao: Acao) => boolean) =>
    telasDaPaleta(termo, 'br', pode).map(({ rotulo }) => rotulo);

  it('finds without accents and in any order', () => {
    expect(rotulos('receber contas')[0]).toBe('Contas a receber');
    expect(rotulos('historico escolar')).toContain('Histórico escolar');
  });

  it('offers only what may be opened and needs no parameter', () => {
    expect(rotulos('pessoa', so('pessoas'))).toEqual(['Pessoas']);
    const hrefs = telasDaPaleta('contrato', 'br', tudo).map(({ href }) => href);
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => href.includes('{'))).toEqual([]);
  });
});

describe('palette, of tabs', () => {
  const achadas = (termo: string, idioma: 'br' | 'en' = 'br', pode = tudo as (tela: TelaId, acao: Acao) => boolean) =>
    telasDaPaleta(termo, idioma, pode).map(({ href }) => href);

  it('finds them by their names and the words that people say, in either language, and opens them', () => {
    for (const termo of ['conciliação', 'extrato', 'ofx', 'bank statement', 'reconciliation'])
      expect(achadas(termo), termo).toEqual(['/financeiro/lancamentos?aba=conciliacao']);
    for (const termo of ['recolher', 'impostos a recolher', 'darf', 'retenção', 'withheld'])
      expect(achadas(termo), termo).toEqual(['/financeiro/estrutura/impostos?aba=recolher']);
    expect(telasDaPaleta('extrato', 'en', tudo)).toMatchObject([{ rotulo: 'Bank reconciliation', detalhe: 'Financial entries' }]);
  });

  it('is for whoever may open their screen', () => {
    expect(achadas('extrato', 'br', so('impostos'))).toEqual([]);
    expect(achadas('recolher', 'br', so('impostos'))).toHaveLength(1);
  });

  it('names tabs that their screens have', () => {
    const telas = readFileSync(join(import.meta.dirname, '../telas.ts'), 'utf8');
    for (const { tela, aba } of abasDaPaleta) {
      const pagina = new RegExp(`^\\s*'?${tela}'?: \\(\\) => import\\('#domains/([^']+)'\\)`, 'm').exec(telas)?.[1] ?? '';
      const codigo = readFileSync(join(import.meta.dirname, '../../../domains', pagina), 'utf8');
      expect(codigo, tela).toMatch(new RegExp(`partes = \\[[^\\]]*'${aba}'`));
    }
  });
});

describe('iniciais', () => {
  it('takes first name and last surname', () => {
    expect(iniciais('maria', 'da Silva ferreira')).toBe('MF');
    expect(iniciais('Érica', '')).toBe('É');
    expect(iniciais('', '')).toBe('?');
  });
});
