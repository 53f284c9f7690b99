import { turnos } from '#domains/academico/estrutura/turnos.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

/** The classes the student has been in, newest first; one that was undone says so. */
export function TabelaTurmas({ enturmacoes }: { enturmacoes: MatriculaAberta['enturmacoes'] }) {
  const t = useTextos(textosMatricula);
  const tt = useTextos(textosRegistro);
  const { idioma } = useIdioma();
  return (
    <Cartao titulo={t('turmas')}>
      <Tabela
        legenda={t('turmas')}
        colunas={[t('turma'), t('turno'), t('numeroChamada'), tt('entrada'), tt('saida'), tt('situacao')]}
        numericas={[2, 3, 4]}
        cartao={{ titulo: 0, apoio: 1, estado: 5 }}
        linhas={enturmacoes.map((e) => ({
          chave: e.id,
          celulas: [
            <Elo key="turma" tela="turmas" params={{ id: e.turmaId }}>
              {e.turmaNome}
            </Elo>,
            rotuloDe(turnos, e.turno, idioma),
            e.numeroChamada ?? '—',
            formatarData(e.dataInicio),
            e.dataFim === null ? '—' : formatarData(e.dataFim),
            <Etiqueta key="situacao" tom={e.dataFim === null ? 'sucesso' : 'neutro'}>
              {tt(e.desfeita ? 'desfeita' : e.dataFim === null ? 'emCurso' : 'encerrada')}
            </Etiqueta>,
          ],
        }))}
      />
    </Cartao>
  );
}
