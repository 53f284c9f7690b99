import { escreverInstante } from '#platform/web/fuso.ts';
import { nomeDoAutor } from '#shared/palavras/autores.ts';
import { ListaDePendencias } from '#domains/academico/contratos/saidas/web/door.tsx';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { tiposMovimento } from '#domains/academico/matriculas/situacoes.ts';
import { textosRegistro } from '#domains/academico/matriculas/texts-registro.ts';
import { textosMatricula } from '#domains/academico/matriculas/texts.ts';
import estilo from '#domains/academico/matriculas/web/registro.module.css';
import type { MatriculaAberta } from '#domains/academico/matriculas/web/matricula-aberta.ts';

type Movimentacao = MatriculaAberta['movimentos'][number];

/** Every movement with date, reason and person, newest first; undone ones stay in sight, crossed out. */
export function LinhaDoTempo({ matricula: { movimentos, dataMatricula } }: { matricula: MatriculaAberta }) {
  const t = useTextos(textosMatricula);
  return (
    <Cartao titulo={t('movimentos')}>
      <ol className={estilo.tempo}>
        {movimentos.map((movimentacao) => (
          <Item
            key={movimentacao.id}
            movimentacao={movimentacao}
            desfeita={movimentos.find(({ id }) => id === movimentacao.desfazId)}
            dataMatricula={dataMatricula}
          />
        ))}
      </ol>
    </Cartao>
  );
}

function Item({
  movimentacao: m,
  desfeita,
  dataMatricula,
}: {
  movimentacao: Movimentacao;
  desfeita: Movimentacao | undefined;
  dataMatricula: string;
}) {
  const tt = useTextos(textosRegistro);
  const { idioma } = useIdioma();
  const nome = rotuloDe(tiposMovimento, m.tipo, idioma);
  const oQue = desfeita ? `${nome}: ${rotuloDe(tiposMovimento, desfeita.tipo, idioma)}` : nome;
  const quem = nomeDoAutor(m.usuarioNome, idioma) ?? tt('sistema');
  return (
    <li>
      <strong className={m.desfeito ? estilo.riscado : undefined}>{oQue}</strong>
      {m.turmaNome !== null && ` · ${tt('paraTurma', { turma: m.turmaNome })}`} · {formatarData(m.dataMovimento)}
      {m.desfeito && <em> ({tt('desfeito')})</em>}
      {m.tipo === 'criacao' && m.dataMovimento !== dataMatricula && (
        <em> ({tt('dataCorrigida', { data: formatarData(dataMatricula) })})</em>
      )}
      {m.destino !== null && <p className={estilo.linhas}>{tt('vaiPara', { destino: m.destino })}</p>}
      {m.novaMatricula && (
        <p className={estilo.linhas}>
          <Elo tela="visualizar-matricula" params={{ id: m.novaMatricula.id }}>
            {tt('novaMatricula', { codigo: m.novaMatricula.codigo, curso: m.novaMatricula.cursoNome })}
          </Elo>
        </p>
      )}
      {m.junto.length > 0 && (
        <p className={estilo.linhas}>
          {tt('juntoCom', { n: m.junto.length })}{' '}
          {m.junto.map(({ id, codigo }, i) => (
            <span key={id}>
              {i > 0 && ', '}
              <Elo tela="visualizar-matricula" params={{ id }}>
                {codigo}
              </Elo>
            </span>
          ))}
        </p>
      )}
      {m.motivo !== null && <p className={estilo.linhas}>{m.motivo}</p>}
      {m.conferencia && m.conferencia.pendencias.length > 0 && (
        <details>
          <summary>{tt('conferido')}</summary>
          <ListaDePendencias pendencias={m.conferencia.pendencias} />
        </details>
      )}
      <p className={estilo.quando}>{tt('registradoPor', { quem, quando: escreverInstante(m.em) })}</p>
    </li>
  );
}
