import { ActionIcon } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { decimalNaTela, noIdioma } from '#platform/web/decimais.ts';
import { recuperacoesPorEtapa } from '#domains/academico/estrutura/criterio/criterio.ts';
import { fatiasSe, pontosQueDiferem } from '../pesos.ts';
import { textosAvaliacoes } from '../texts.ts';
import estilo from './avaliacoes.module.css';
import { type AvaliacaoDaLista, type Avaliacoes, contaDaMedia } from './leitura.ts';

type Props = {
  titulo: string;
  dados: Avaliacoes;
  itens: readonly AvaliacaoDaLista[];
  /** Absent where nothing changes any more. */
  aoAbrir?: ((avaliacao: AvaliacaoDaLista) => void) | undefined;
  /** Moves one a place up (-1) or down (1). */
  aoMover?: ((avaliacao: AvaliacaoDaLista, passo: 1 | -1) => void) | undefined;
};

/** The evaluations of one etapa: what each is worth, and what the average will be made of. */
export function ListaDeAvaliacoes({ titulo, dados, itens, aoAbrir, aoMover }: Props) {
  const t = useTextos(textosAvaliacoes);
  const { idioma } = useIdioma();
  const { criterio } = dados;
  const partes = fatiasSe(criterio, itens);
  const conta = contaDaMedia(criterio, itens, t);
  const diferem = pontosQueDiferem(criterio, itens);
  const oQueE = ({ papel, substituiId }: AvaliacaoDaLista): string => {
    const nome = dados.itens.find(({ id }) => id === substituiId)?.nome;
    if (papel !== 'recuperacao' && papel !== 'segunda_chamada') return t(`papel_${papel}`);
    return nome ? t('substituiNome', { papel: t(`papel_${papel}`), nome }) : t('substituiEtapa', { papel: t(`papel_${papel}`) });
  };
  const peso = (a: AvaliacaoDaLista): string => {
    const fatia = partes.get(a.id);
    return fatia === undefined ? '—' : t('pesoEFatia', { peso: decimalNaTela(a.peso), fatia: decimalNaTela(fatia) });
  };
  const mover = (a: AvaliacaoDaLista, i: number) => (
    <span key="mover">
      <ActionIcon variant="subtle" aria-label={t('subir', { nome: a.nome })} disabled={i === 0} onClick={() => aoMover?.(a, -1)}>
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('descer', { nome: a.nome })}
        disabled={i === itens.length - 1}
        onClick={() => aoMover?.(a, 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
  const regra = rotuloDe(recuperacoesPorEtapa, criterio.recuperacaoPorEtapa, idioma).toLowerCase();
  const recuperacao =
    criterio.alcanceDaRecuperacao === 'etapa'
      ? t('recuperacaoPorEtapa', { regra })
      : t('recuperacaoDeVarias', { regra, n: criterio.etapasPorRecuperacao });
  return (
    <Cartao titulo={titulo}>
      <Tabela
        legenda={titulo}
        colunas={[t('nome'), t('papel'), t('data'), t('valorMaximo'), t('peso'), t('notas'), ...(aoMover ? [t('ordem')] : [])]}
        numericas={[3, 4, 5]}
        cartao={{ titulo: 0, valor: 4, apoio: 1, estado: 2 }}
        linhas={itens.map((a, i) => ({
          chave: a.id,
          celulas: [
            aoAbrir ? (
              <button
                key="abrir"
                type="button"
                className={estilo.abrir}
                aria-label={t('editar', { nome: a.nome })}
                onClick={() => aoAbrir(a)}
              >
                {a.nome}
              </button>
            ) : (
              a.nome
            ),
            oQueE(a),
            formatarData(a.dataAvaliacao),
            decimalNaTela(a.valorMaximo),
            peso(a),
            a.notas,
            ...(aoMover ? [mover(a, i)] : []),
          ],
        }))}
      />
      {conta !== '' && (
        <p className="suave">
          {conta}. {recuperacao}.
        </p>
      )}
      {diferem && <p role="status">{t('pontosDiferem', { soma: noIdioma(diferem.soma), pontos: noIdioma(diferem.pontos) })}</p>}
    </Cartao>
  );
}
