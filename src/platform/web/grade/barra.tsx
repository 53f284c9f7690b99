import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import { useSyncExternalStore } from 'react';
import { useIdioma, useTextos } from '../i18n.tsx';
import type { AtosDaGrade } from './atos.ts';
import { situacaoDa } from './puro/celulas.ts';
import estilo from './grade.module.css';
import { nomeDoValor } from './puro/leitura.ts';
import { alvoEm, avisoEm, derivadaEm, motivoDe, type Quadro, valorEm } from './quadro.ts';
import { textosGrade } from './texts.ts';
import { emPalavras, type Celula, type EstadoDeCelula, type TipoDeCelula, type Valor } from './puro/tipos.ts';
import type { Vista } from './vista.ts';

type Props = { id: string; quadro: Quadro; vista: Vista; atos: AtosDaGrade };

/** Under the grid: what the cell of the keyboard holds and how it stands, the choice of a conflict, the states one may type, the steps back. */
export function Barra({ id, quadro, vista, atos }: Props) {
  const t = useTextos(textosGrade);
  const { foco } = vista.usar();
  const { modelo, linhas, colunas, somenteLeitura } = quadro;
  const { desfazer, refazer } = modelo.useContas();
  const [linha, coluna] = [linhas[foco.linha], colunas[foco.coluna - 1]];
  const celula = useSyncExternalStore(modelo.assinar, () => modelo.celula(linha?.id ?? '', coluna?.id ?? ''));
  const alvo = alvoEm(quadro, foco);
  const nome = linha ? (coluna ? `${linha.rotulo}: ${coluna.titulo}` : linha.rotulo) : (coluna?.titulo ?? '');
  const partes = useDizeres(quadro, foco, celula);
  const { dizer } = partes;
  return (
    <div className={estilo.barra}>
      <p className={estilo.situacao} data-situacao={alvo ? situacaoDa(celula) : undefined}>
        <strong>{nome}</strong> <span id={id}>{partes.texto}</span>
      </p>
      {alvo && celula.deOutro && (
        <span className={estilo.botoes}>
          <button type="button" className={estilo.botao} onClick={() => (modelo.aceitar(alvo.linha, alvo.coluna), atos.focar(foco))}>
            {t('ficarCom', { valor: dizer(alvo.tipo, celula.deOutro.valor) })}
          </button>
          <button type="button" className={estilo.botao} onClick={() => (modelo.insistir(alvo.linha, alvo.coluna), atos.focar(foco))}>
            {t('usar', { valor: dizer(alvo.tipo, celula.valor) })}
          </button>
        </span>
      )}
      {!somenteLeitura && (
        <span className={estilo.botoes}>
          <Legenda colunas={quadro.colunas} atual={alvo?.tipo} atos={atos} />
          <button
            type="button"
            className={estilo.botao}
            aria-label={t('desfazer')}
            title={t('desfazer')}
            disabled={!desfazer}
            onClick={atos.desfazer}
          >
            <IconArrowBackUp size={16} aria-hidden />
          </button>
          <button
            type="button"
            className={estilo.botao}
            aria-label={t('refazer')}
            title={t('refazer')}
            disabled={!refazer}
            onClick={atos.refazer}
          >
            <IconArrowForwardUp size={16} aria-hidden />
          </button>
        </span>
      )}
    </div>
  );
}

/** The states that cells of this grid take: each gives itself to the cell of the keyboard, for fingers and for who forgot the letter. */
function Legenda({ colunas, atual, atos }: { colunas: Quadro['colunas']; atual: TipoDeCelula | undefined; atos: AtosDaGrade }) {
  const { idioma } = useIdioma();
  const estados = new Map<string, EstadoDeCelula>();
  for (const { tipo } of colunas) if ('estados' in tipo) for (const estado of tipo.estados ?? []) estados.set(estado.valor, estado);
  const cabe = (valor: string): boolean =>
    atual !== undefined && 'estados' in atual && (atual.estados ?? []).some((e) => e.valor === valor);
  return [...estados.values()].map(({ valor, sigla, nome }) => (
    <button key={valor} type="button" className={estilo.botao} disabled={!cabe(valor)} onClick={() => atos.dar(sigla)}>
      <kbd>{sigla}</kbd> {nome[idioma]}
    </button>
  ));
}

/** What the status line says of a position. */
function useDizeres(quadro: Quadro, foco: { linha: number; coluna: number }, celula: Celula) {
  const t = useTextos(textosGrade);
  const { idioma } = useIdioma();
  const dizer = (tipo: TipoDeCelula, valor: Valor): string => {
    if (tipo.tipo === 'marca') return t(valor === 'sim' ? 'marcada' : valor === 'parte' ? 'emParte' : 'desmarcada');
    return nomeDoValor(tipo, valor, idioma) || t('emBranco');
  };
  const [linha, coluna] = [quadro.linhas[foco.linha], quadro.colunas[foco.coluna - 1]];
  if (!linha || !coluna) return { dizer, texto: '' };
  const motivo = motivoDe(linha, coluna);
  if (motivo !== null) return { dizer, texto: motivo };
  const valor = dizer(coluna.tipo, valorEm(quadro, foco));
  if (derivadaEm(quadro, foco) || coluna.calcular) return { dizer, texto: coluna.abrir ? `${valor} · ${t('enterExplica')}` : valor };
  const { invalida, deOutro, recusa } = celula;
  const quem = deOutro?.por ?? t('outraPessoa');
  if (invalida) return { dizer, texto: t('invalida', { digitado: invalida.digitado, erro: emPalavras(invalida.erro, idioma) }) };
  if (deOutro) return { dizer, texto: t('conflito', { quem, deles: dizer(coluna.tipo, deOutro.valor), meu: valor }) };
  if (recusa !== undefined) return { dizer, texto: `${valor}. ${t('recusada', { motivo: recusa })}` };
  const situacao = situacaoDa(celula);
  const aviso = avisoEm(linha, coluna, celula.valor, idioma);
  const como = situacao === 'mudada' || situacao === 'salvando' || situacao === 'salva' ? [t(situacao)] : [];
  const conto = situacao === 'limpa' || situacao === 'salva' ? quadro.contar?.(linha.id, coluna.id) : null;
  return { dizer, texto: [valor, ...como, ...(conto ? [conto] : []), ...(aviso ? [aviso] : [])].join(' · ') };
}
