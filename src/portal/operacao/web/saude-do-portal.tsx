import { useTextos } from '#platform/web/i18n.tsx';
import { Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { Saude } from '../api.ts';
import { textosOperacao } from '../texts.ts';

const partes = ['banco', 'tarefas', 'relatorios', 'disco', 'copias', 'integridade'] as const;
const graves: ReadonlySet<string> = new Set(['cheio', 'violada', 'falharam', 'paradas']);

/** Each part with its state, and what to do about those that are not well. */
export function SaudeDoPortal({ saude }: { saude: Saude }) {
  const t = useTextos(textosOperacao);
  return (
    <>
      <h3>{t('saude')}</h3>
      <p role="status">
        <strong>{t(`situacao_${saude.situacao}`)}</strong>
      </p>
      <Tabela
        legenda={t('saude')}
        colunas={[t('parte'), t('estado')]}
        cartao={{ titulo: 0, estado: 1 }}
        linhas={partes.map((parte) => {
          const valor = saude[parte];
          return {
            chave: parte,
            celulas: [
              <div key="p">
                {t(`parte_${parte}`)}
                {valor !== 'ok' && <p className="suave">{t(`conselho_${valor}`)}</p>}
              </div>,
              <Etiqueta key="e" tom={valor === 'ok' ? 'sucesso' : graves.has(valor) ? 'perigo' : 'alerta'}>
                {t(`valor_${valor}`)}
              </Etiqueta>,
            ],
          };
        })}
      />
    </>
  );
}
