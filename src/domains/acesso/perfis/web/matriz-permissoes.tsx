import { useMemo } from 'react';
import { type Acao, acoes, type TelaId } from '#catalog/telas.ts';
import { type CelulaDerivada, type ColunaDaGrade, Grade, type LinhaDaGrade, type ModeloDaGrade } from '#platform/web/grade/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { comColuna, comLinha, comSecao, type LinhaDaMatriz, type Marcas, type SecaoDaMatriz } from '../matriz.ts';
import { textosAcesso } from '#domains/acesso/texts.ts';
import { marcasDaGrade, mudancasPara, valorDeVarias } from './matriz-na-grade.ts';

type Props = { nome: string; secoes: readonly SecaoDaMatriz[]; modelo: ModeloDaGrade; somenteLeitura: boolean };

/** Screens by actions; section rows mark a whole column of the section, names a whole row. */
export function MatrizDePermissoes({ nome, secoes, modelo, somenteLeitura }: Props) {
  const t = useTextos(textosAcesso);
  const colunas = useMemo(
    () => acoes.map((acao): ColunaDaGrade => ({ id: acao, titulo: t(`acao_${acao}`), tipo: { tipo: 'marca' } })),
    [t],
  );
  const linhas = useMemo(
    () => secoes.flatMap((secao) => [linhaDaSecao(secao, t), ...secao.linhas.map((linha) => linhaDaTela(linha, t))]),
    [secoes, t],
  );
  return (
    <Grade
      nome={t('matriz', { nome })}
      tituloDosNomes={t('tela')}
      modelo={modelo}
      linhas={linhas}
      colunas={colunas}
      somenteLeitura={somenteLeitura}
    />
  );
}

type Textos = ReturnType<typeof useTextos<typeof textosAcesso>>;
type Chave = readonly [TelaId, Acao];
const chavesDe = ({ id, acoes: lista }: LinhaDaMatriz): Chave[] => lista.map((acao): Chave => [id, acao]);

/** A mark that stands for several permissions, and what pressing it makes of all. */
const derivada = (rotulo: string, chaves: readonly Chave[], comTodas: (marcas: Marcas) => Marcas): CelulaDerivada => ({
  rotulo,
  valor: (ler) => valorDeVarias(ler, chaves),
  agir: (ler) => mudancasPara(comTodas(marcasDaGrade(ler)), ler),
});

function linhaDaTela(linha: LinhaDaMatriz, t: Textos): LinhaDaGrade {
  const fechadas = acoes.filter((acao) => !linha.acoes.includes(acao)).map((acao) => [acao, t('naoSeAplica')]);
  return {
    id: linha.id,
    rotulo: linha.titulo,
    fechadas: Object.fromEntries(fechadas),
    marca: derivada(t('marcarLinha', { tela: linha.titulo }), chavesDe(linha), (marcas) => comLinha(marcas, linha)),
  };
}

function linhaDaSecao({ secao, linhas }: SecaoDaMatriz, t: Textos): LinhaDaGrade {
  const titulo = t(`secao_${secao}`);
  const daColuna = (acao: Acao): CelulaDerivada =>
    derivada(
      t('marcarColuna', { acao: t(`acao_${acao}`), secao: titulo }),
      linhas.flatMap(chavesDe).filter(([, outra]) => outra === acao),
      (marcas) => comColuna(marcas, linhas, acao),
    );
  const porAcao = new Map<string, CelulaDerivada>(acoes.map((acao) => [acao, daColuna(acao)]));
  const toda = derivada(t('marcarLinha', { tela: titulo }), linhas.flatMap(chavesDe), (marcas) => comSecao(marcas, linhas));
  return { id: `secao:${secao}`, rotulo: titulo, marca: toda, resumo: (coluna) => porAcao.get(coluna) ?? toda };
}
