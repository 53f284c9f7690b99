import type { TelaId } from '#catalog/telas.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { type BuscaDeTela, Elo, type ParametrosDeTela } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import type { historicoEscolarApi as api } from '../api.ts';
import { textosHistoricoEscolar } from '../texts.ts';
import estilo from './historico-escolar.module.css';

type Pendencia = RespostaCliente<typeof api.obterHistorico>['pendencias']['completo'][number];
type Destino = { tela: TelaId; params?: ParametrosDeTela; search?: BuscaDeTela; rotulo: 'abrirAluno' | 'abrirEscola' | 'abrirFechamento' };

/** Where what is missing is put right, when that is another screen. */
function destinoDe(codigo: string, alunoId: number): Destino | null {
  if (codigo === 'HISTORICO_ALUNO_INCOMPLETO') return { tela: 'pessoa', params: { id: alunoId }, rotulo: 'abrirAluno' };
  if (codigo === 'HISTORICO_SEM_ESCOLA' || codigo === 'HISTORICO_ESCOLA_INCOMPLETA') return { tela: 'dashboard', rotulo: 'abrirEscola' };
  if (codigo === 'HISTORICO_ANO_NAO_FECHADO' || codigo === 'HISTORICO_ANO_SEM_RESULTADO')
    return { tela: 'fechamento-cursos-turmas', rotulo: 'abrirFechamento' };
  return null;
}

/** What stands in the way of the paper, and what is worth knowing before it is issued. */
export function Pendencias({ alunoId, pendencias }: { alunoId: number; pendencias: readonly Pendencia[] }) {
  const t = useTextos(textosHistoricoEscolar);
  return (
    <Cartao titulo={t('pendencias')}>
      {pendencias.length === 0 && <p className="suave">{t('nadaFalta')}</p>}
      <ul className={estilo.pendencias}>
        {pendencias.map(({ codigo, mensagem, bloqueia }) => {
          const destino = destinoDe(codigo, alunoId);
          return (
            <li key={mensagem}>
              <Etiqueta tom={bloqueia ? 'perigo' : 'alerta'}>{t(bloqueia ? 'impede' : 'aviso')}</Etiqueta>
              <span>{mensagem}</span>
              {destino && (
                <Elo tela={destino.tela} {...(destino.params ? { params: destino.params } : {})}>
                  {t(destino.rotulo)}
                </Elo>
              )}
            </li>
          );
        })}
      </ul>
    </Cartao>
  );
}
