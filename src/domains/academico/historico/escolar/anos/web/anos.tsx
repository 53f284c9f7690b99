import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { noIdioma } from '#platform/web/decimais.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import type { historicoEscolarApi as api } from '#domains/academico/historico/escolar/api.ts';
import { textosHistoricoEscolar } from '#domains/academico/historico/escolar/texts.ts';
import { resultadoNaTela } from '#domains/academico/historico/escolar/tipos.ts';

const JanelaDoAno = lazy(() => import('./janela-do-ano.tsx'));
type Historico = RespostaCliente<typeof api.obterHistorico>;
type Aberta = { tipo: 'editar'; id: number } | { tipo: 'novo'; nosso: boolean };

/** The years of a student: those of closings as they are, those typed in to be changed. */
export function Anos({ alunoId, anos, emCurso }: Pick<Historico, 'alunoId' | 'anos' | 'emCurso'>) {
  const t = useTextos(textosHistoricoEscolar);
  const { pode } = useSessao();
  const [aberta, setAberta] = useState<Aberta | null>(null);
  const podeEditar = pode('historico-escolar', 'editar');
  const { idioma } = useIdioma();
  const acoes = podeEditar && (
    <>
      <Button variant="default" onClick={() => setAberta({ tipo: 'novo', nosso: true })}>
        {t('anoNosso')}
      </Button>
      <Button variant="default" onClick={() => setAberta({ tipo: 'novo', nosso: false })}>
        {t('anoDeOutra')}
      </Button>
    </>
  );
  const colunas = [t('ano'), t('serie'), t('escola'), t('cargaHoraria'), t('frequencia'), t('resultado'), t('origem')];
  return (
    <Cartao titulo={t('anos')} acoes={acoes}>
      {anos.length === 0 ? (
        <p className="suave">{t('semAnos')}</p>
      ) : (
        <Tabela
          legenda={t('anos')}
          colunas={colunas}
          numericas={[3, 4]}
          cartao={{ titulo: 1, valor: 0, apoio: 2, estado: 5 }}
          linhas={anos.map((ano) => {
            const { origem } = ano;
            const escola = [ano.escola, ano.lugar].filter(Boolean).join(', ');
            return {
              chave: origem.tipo === 'digitado' ? `d${origem.id}` : `f${origem.matriculaId}`,
              celulas: [
                ano.ano,
                [ano.serie, ano.turma].filter(Boolean).join(' · '),
                escola,
                ano.cargaHoraria ?? '–',
                noIdioma(ano.frequencia ?? '–'),
                resultadoNaTela(ano.resultado, idioma),
                origem.tipo === 'fechamento' ? (
                  <Elo key="f" tela="turmas" params={{ id: origem.turmaId }}>
                    {t('doFechamento')}
                  </Elo>
                ) : podeEditar ? (
                  <button
                    key="d"
                    type="button"
                    className="botao-simples"
                    aria-label={t('editarAno', { ano: ano.ano, escola })}
                    onClick={() => setAberta({ tipo: 'editar', id: origem.id })}
                  >
                    {t('editar')}
                  </button>
                ) : (
                  <Etiqueta key="d">{t('digitado')}</Etiqueta>
                ),
              ],
            };
          })}
        />
      )}
      {emCurso && <p className="suave">{t('emCurso', { serie: emCurso.serie, ano: emCurso.ano, turma: emCurso.turma })}</p>}
      {aberta && (
        <Suspense fallback={null}>
          <JanelaDoAno
            alunoId={alunoId}
            id={aberta.tipo === 'editar' ? aberta.id : null}
            nosso={aberta.tipo === 'novo' && aberta.nosso}
            aoFechar={() => setAberta(null)}
          />
        </Suspense>
      )}
    </Cartao>
  );
}
