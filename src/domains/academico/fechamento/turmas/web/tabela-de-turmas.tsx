import { Button, Checkbox } from '@mantine/core';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta, type TomDeEstado } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { textosFechamento } from '../../texts.ts';
import { type Alvo, type Estado, estadoDaTurma } from './estado.ts';
import estilo from './fechamento.module.css';
import type { TurmaListada } from './leitura.ts';

const tons: Readonly<Record<Estado, TomDeEstado>> = { fechada: 'sucesso', pronta: 'aberto', aberta: 'neutro' };
type Props = {
  turmas: readonly TurmaListada[];
  alvo: Alvo;
  fecha: boolean;
  prontas: readonly number[];
  marcadas: ReadonlySet<number>;
  aoMarcar: (marcadas: ReadonlySet<number>) => void;
  aoAbrir: (id: number, aba: 'previa' | 'resultados') => void;
};

/** The classes with how far each came; those that are ready are picked in one act. */
export function TabelaDeTurmas({ turmas, alvo, fecha, prontas, marcadas, aoMarcar, aoAbrir }: Props) {
  const t = useTextos(textosFechamento);
  const trocar = (id: number): void => {
    const novas = new Set(marcadas);
    if (!novas.delete(id)) novas.add(id);
    aoMarcar(novas);
  };
  return (
    <>
      {fecha && (
        <div className={estilo.barra}>
          <Button size="xs" variant="default" disabled={prontas.length === 0} onClick={() => aoMarcar(new Set(prontas))}>
            {t('selecionarProntas', { n: prontas.length })}
          </Button>
          {marcadas.size > 0 && (
            <Button size="xs" variant="subtle" onClick={() => aoMarcar(new Set())}>
              {t('limparSelecao')}
            </Button>
          )}
        </div>
      )}
      <Tabela
        legenda={t('turmas')}
        colunas={[t('turma'), t('curso'), t('alunos'), t(alvo.etapaId === null ? 'etapasFechadas' : 'diarios'), t('situacao'), t('acoes')]}
        numericas={[2, 3]}
        cartao={{ titulo: 0, apoio: 1, estado: 4, acoes: 5 }}
        linhas={turmas.map((turma) => {
          const { estado, marco, n, total } = estadoDaTurma(turma, alvo);
          return {
            chave: turma.id,
            celulas: [
              <span key="turma" className={estilo.marcada}>
                {fecha && estado !== 'fechada' && (
                  <Checkbox
                    aria-label={t('selecionar', { turma: turma.nome })}
                    checked={marcadas.has(turma.id)}
                    onChange={() => trocar(turma.id)}
                  />
                )}
                {turma.nome}
              </span>,
              turma.curso,
              turma.alunos,
              t('deTotal', { n, total }),
              <span key="estado">
                <Etiqueta tom={tons[estado]}>{t(estado)}</Etiqueta>
                {marco && <p className="suave">{t('porEm', { por: marco.por, em: escreverInstante(marco.em) })}</p>}
              </span>,
              <span key="acoes" className={estilo.botoes}>
                <Button size="xs" variant="default" onClick={() => aoAbrir(turma.id, marco ? 'resultados' : 'previa')}>
                  {t(marco ? 'verResultados' : 'verPrevia')}
                </Button>
              </span>,
            ],
          };
        })}
      />
    </>
  );
}
