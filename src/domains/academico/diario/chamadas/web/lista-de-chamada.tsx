import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useAtalho } from '#platform/web/atalhos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { type DataCivil, formatarData } from '#shared/datas.ts';
import type { AulaPrevista } from '../envio.ts';
import { colunasAGravar, contar, marcaDe, marcar, cabeNaChamada, type Quadro, type Rascunho, tocar } from '../rascunho.ts';
import type { Marca } from '../situacoes.ts';
import { textosChamada } from '../texts.ts';
import { CabecaDaColuna } from './cabeca-da-coluna.tsx';
import { LinhaDeChamada } from './linha-de-chamada.tsx';
import { useSalvarChamadas } from './use-chamadas.ts';
import estilo from './frequencias.module.css';

type Props = {
  quadro: Quadro;
  dia: DataCivil;
  aoLado: (matriculaId: number) => ReactNode;
  rascunho: Rascunho;
  somenteLeitura: boolean;
  /** It waits in the outbox as it stands here. */
  esperando: boolean;
  /** The lesson is given with its roll. */
  prevista: AulaPrevista | null;
  aoMarcar: (novo: Rascunho) => void;
  aoDescartar: () => void;
  reler: () => void;
};

const teclas: Readonly<Record<string, (quantidade: number) => Marca>> = {
  p: () => ({ faltas: 0, justificada: false }),
  f: (faltas) => ({ faltas, justificada: false }),
  j: (faltas) => ({ faltas, justificada: true }),
};

/** Names in the order of the roll, each with its tap; one save for all rolls in sight. */
export function ListaDeChamada({
  quadro,
  dia,
  aoLado,
  rascunho,
  somenteLeitura,
  esperando,
  prevista,
  aoMarcar,
  aoDescartar,
  reler,
}: Props) {
  const t = useTextos(textosChamada);
  const { pode } = useSessao();
  const { salvar, salvando } = useSalvarChamadas(aoDescartar);
  const fechada = somenteLeitura || !(pode('diario-frequencias', 'criar') || pode('diario-frequencias', 'editar'));
  const aGravar = fechada || esperando ? [] : colunasAGravar(quadro, rascunho);
  const enviar = (): void => void salvar(quadro, rascunho, prevista, reler);
  useAtalho('mod+enter', enviar, { descricao: t('salvar'), emCampos: true, ativo: aGravar.length > 0 });
  const alunos = quadro.alunos.filter((aluno) => quadro.colunas.some((coluna, i) => cabeNaChamada(aluno, coluna, i)));

  /** Arrows walk between names and lessons; letters mark. */
  const aoTeclar = (evento: KeyboardEvent<HTMLElement>): void => {
    const lugar = (evento.target as HTMLElement).dataset['lugar']?.split(':').map(Number);
    if (!lugar || evento.ctrlKey || evento.metaKey || evento.altKey) return;
    const [linha = 0, coluna = 0] = lugar;
    const passo = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[evento.key];
    const dar = teclas[evento.key.toLowerCase()];
    const [aluno, alvo] = [alunos[linha], quadro.colunas[coluna]];
    if (passo) {
      evento.preventDefault();
      evento.currentTarget.querySelector<HTMLElement>(`[data-lugar="${linha + (passo[0] ?? 0)}:${coluna + (passo[1] ?? 0)}"]`)?.focus();
    } else if (dar && aluno && alvo && !fechada) {
      evento.preventDefault();
      aoMarcar(marcar(quadro, rascunho, coluna, aluno, dar(alvo.quantidade)));
    }
  };

  return (
    <section aria-label={t('listaDe', { turma: quadro.turma, data: formatarData(dia) })}>
      <div className={estilo.colunas} data-varias={quadro.colunas.length > 1 || undefined}>
        {quadro.colunas.map((coluna, i) => (
          <CabecaDaColuna
            key={coluna.aulaId ?? coluna.data}
            coluna={coluna}
            conta={contar(quadro, rascunho, i)}
            fechada={fechada}
            comecada={esperando || aGravar.includes(coluna)}
            esperando={esperando}
            varias={quadro.colunas.length > 1}
            aoComecar={() => aoMarcar({ ...rascunho, [coluna.aulaId === null ? coluna.data : `a${coluna.aulaId}`]: {} })}
            aoExcluir={aoDescartar}
          />
        ))}
      </div>
      {!fechada && <p className={`suave ${estilo.dica}`}>{t('comoUsar')}</p>}
      {/* Letters and arrows reach the buttons inside; each works by itself too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys go to the buttons in it */}
      <ol className={estilo.lista} onKeyDown={aoTeclar}>
        {alunos.map((aluno, linha) => (
          <LinhaDeChamada
            key={aluno.matriculaId}
            aluno={aluno}
            linha={linha}
            colunas={quadro.colunas}
            marcas={quadro.colunas.map((_, i) => marcaDe(quadro, rascunho, i, aluno))}
            aoLado={aoLado(aluno.matriculaId)}
            fechada={fechada}
            aoTocar={(i) => aoMarcar(tocar(quadro, rascunho, i, aluno))}
            aoMarcar={(i, marca) => aoMarcar(marcar(quadro, rascunho, i, aluno, marca))}
          />
        ))}
      </ol>
      {!fechada && (
        <div className={estilo.rodape}>
          <span role="status">{esperando ? t('esperandoRede') : aGravar.length > 0 ? t('naoSalvas', { n: aGravar.length }) : ''}</span>
          {aGravar.some((coluna) => coluna.chamada) && (
            <Button variant="default" onClick={aoDescartar}>
              {t('descartar')}
            </Button>
          )}
          <Button disabled={aGravar.length === 0} loading={salvando} onClick={enviar}>
            {aGravar.length > 1 ? t('salvarVarias', { n: aGravar.length }) : t('salvar')}
          </Button>
        </div>
      )}
    </section>
  );
}
