import { Checkbox } from '@mantine/core';
import { niveisDeFalta } from '#domains/academico/diario/frequencia/niveis.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { decimalNaTela } from '#platform/web/decimais.ts';
import { rotulosDosMarcos } from '../marcos.ts';
import { situacoesDaNotificacao } from '../situacoes.ts';
import { textosNotificacao } from '../texts.ts';
import { type AlunoNoRadar, passaria, tonsDaNotificacao, tonsDoNivel } from './leitura.ts';
import estilo from './notificacoes.module.css';

type Props = {
  alunos: readonly AlunoNoRadar[];
  /** Null: who looks may not give notice. */
  marcados: ReadonlySet<number> | null;
  aoMarcar: (marcados: ReadonlySet<number>) => void;
  aoAbrir: (notificacaoId: number) => void;
};

/** The absences of students: to date, what is left, what comes of the year; the notices given or due. */
export function TabelaDoRadar({ alunos, marcados, aoMarcar, aoAbrir }: Props) {
  const t = useTextos(textosNotificacao);
  const trocar = (id: number): void => {
    const novos = new Set(marcados);
    if (!novos.delete(id)) novos.add(id);
    aoMarcar(novos);
  };
  return (
    <Tabela
      legenda={t('radar')}
      colunas={[t('aluno'), t('turma'), t('frequencia'), t('faltas'), t('restam'), t('projecao'), t('nivel'), t('notificacao')]}
      numericas={[2, 3, 4]}
      cartao={{ titulo: 0, apoio: 1, valor: 2, estado: 6 }}
      linhas={alunos.map((a) => ({
        chave: a.matriculaId,
        celulas: [
          <span key="nome" className={estilo.nome}>
            {marcados && a.devido !== null && (
              <Checkbox
                aria-label={t('selecionar', { nome: a.nome })}
                checked={marcados.has(a.matriculaId)}
                onChange={() => trocar(a.matriculaId)}
              />
            )}
            {a.nome}
          </span>,
          a.turma,
          a.percentual === null ? '–' : `${decimalNaTela(a.percentual, 2)}%`,
          a.justificadas === 0 ? a.faltas : t('comJustificadas', { n: a.faltas + a.justificadas, justificadas: a.justificadas }),
          a.restam === null || a.permitidas === null
            ? '–'
            : a.restam < 0
              ? t('passouEm', { n: -a.restam })
              : t('restamDe', { n: a.restam, total: a.permitidas }),
          <span key="projecao" title={t('projecaoDica')}>
            {a.projetadas === null || a.dadas === 0 ? '–' : passaria(a) ? t('passaria', { n: a.projetadas }) : a.projetadas}
          </span>,
          <Nivel key="nivel" aluno={a} />,
          <NotificacoesDoAluno key="notificacoes" aluno={a} aoAbrir={aoAbrir} />,
        ],
      }))}
    />
  );
}

/** Of who was never called nothing is known: that is no presence. */
function Nivel({ aluno: { nivel, dadas } }: { aluno: AlunoNoRadar }) {
  const { idioma } = useIdioma();
  return nivel === null || dadas === 0 ? '–' : <Etiqueta tom={tonsDoNivel[nivel]}>{rotuloDe(niveisDeFalta, nivel, idioma)}</Etiqueta>;
}

function NotificacoesDoAluno({ aluno: { notificacoes, devido }, aoAbrir }: { aluno: AlunoNoRadar; aoAbrir: (id: number) => void }) {
  const t = useTextos(textosNotificacao);
  const { idioma } = useIdioma();
  return (
    <ul className="lista">
      {devido !== null && (
        <li>
          <Etiqueta tom="perigo">{t('devida', { marco: rotuloDe(rotulosDosMarcos, String(devido), idioma).toLowerCase() })}</Etiqueta>
        </li>
      )}
      {notificacoes.map(({ id, numero, situacao }) => (
        <li key={id} className={estilo.marcado}>
          <button type="button" className="botao-simples" aria-label={t('abrir', { numero })} onClick={() => aoAbrir(id)}>
            {numero}
          </button>
          <Etiqueta tom={tonsDaNotificacao[situacao]}>{rotuloDe(situacoesDaNotificacao, situacao, idioma)}</Etiqueta>
        </li>
      ))}
    </ul>
  );
}
