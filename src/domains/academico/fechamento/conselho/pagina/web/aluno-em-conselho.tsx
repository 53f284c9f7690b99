import { Button } from '@mantine/core';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { FotoDoAluno } from '#domains/academico/matriculas/alunos/web/door.tsx';
import { textosConselho } from '#domains/academico/fechamento/conselho/texts.ts';
import estilo from './conselho.module.css';
import { Decisao } from './decisao.tsx';
import { HistoriaDoAluno } from './historia.tsx';
import type { AlunoNaTela, ConselhoNaTela } from '#domains/academico/fechamento/conselho/web/leitura.ts';
import { NotasDoAluno } from './notas.tsx';

type Props = {
  conselho: ConselhoNaTela;
  aluno: AlunoNaTela;
  lugar: number;
  escreve: boolean;
  aoIr: (posicao: number) => void;
  aposSalvar: () => void;
};

/** All that the council looks at of one student, and what it says. */
export function AlunoEmConselho({ conselho, aluno, lugar, escreve, aoIr, aposSalvar }: Props) {
  const t = useTextos(textosConselho);
  const total = conselho.alunos.length;
  return (
    <div className={estilo.aluno}>
      <header className={estilo.cabeca}>
        {aluno.temFoto && <FotoDoAluno id={aluno.alunoId} nome={aluno.nome} />}
        <div>
          <h2>
            <Elo tela="visualizar-matricula" params={{ id: aluno.matriculaId }}>
              {aluno.nome}
            </Elo>
          </h2>
          <p className="suave" aria-live="polite">
            {t('posicao', { n: lugar + 1, total })}
          </p>
        </div>
        {aluno.planoAdaptado && <Etiqueta>{t('planoAdaptado')}</Etiqueta>}
        <div className={estilo.passos}>
          <Button variant="default" disabled={lugar === 0} title="Alt ↑" aria-keyshortcuts="Alt+ArrowUp" onClick={() => aoIr(lugar - 1)}>
            {t('anterior')}
          </Button>
          <Button
            variant="default"
            disabled={lugar === total - 1}
            title="Alt ↓"
            aria-keyshortcuts="Alt+ArrowDown"
            onClick={() => aoIr(lugar + 1)}
          >
            {t('proximo')}
          </Button>
        </div>
      </header>
      <NotasDoAluno conselho={conselho} aluno={aluno} />
      <Decisao conselho={conselho} aluno={aluno} escreve={escreve} aposSalvar={aposSalvar} />
      <HistoriaDoAluno conselhoId={conselho.id} matriculaId={aluno.matriculaId} />
    </div>
  );
}
