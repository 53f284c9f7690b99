import { Fragment } from 'react';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { parentescos } from '#shared/listas/pessoa.ts';
import { formatarPercentual } from '#domains/academico/matriculas/percentuais.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosTelas } from '#domains/academico/matriculas/texts-telas.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** Who answers for the student, with roles and shares. */
export function TabelaResponsaveis({ responsaveis }: { responsaveis: MatriculaAberta['responsaveis'] }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosTelas);
  const tr = useTextos(textosRegistro);
  const { idioma } = useIdioma();
  const comCpf = responsaveis.some(({ cpf }) => cpf !== undefined);
  return (
    <Cartao titulo={t('responsaveis')}>
      <Tabela
        legenda={t('responsaveis')}
        colunas={[tr('nome'), t('parentesco'), ...(comCpf ? [tt('cpf')] : []), t('papeis'), t('percentual')]}
        numericas={[comCpf ? 4 : 3]}
        cartao={{ titulo: 0, apoio: 1 }}
        linhas={responsaveis.map((r) => ({
          chave: r.pessoaId,
          celulas: [
            <Fragment key="nome">
              <Elo tela="pessoa" params={{ id: r.pessoaId }}>
                {r.nome}
              </Elo>
              {r.falecido && (
                <>
                  {' '}
                  <Etiqueta tom="alerta">{tt('falecida')}</Etiqueta>
                </>
              )}
            </Fragment>,
            r.parentesco === null ? '—' : rotuloDe(parentescos, r.parentesco, idioma),
            ...(comCpf ? [r.cpf ?? '—'] : []),
            [r.pedagogico ? t('pedagogico') : '', r.financeiro ? t('financeiro') : ''].filter(Boolean).join(', '),
            r.percentual === null ? '—' : formatarPercentual(r.percentual),
          ],
        }))}
      />
    </Cartao>
  );
}
