import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { fichasSocioeconomicasApi as api } from '../api.ts';
import { textosFichaSocioeconomica } from '../texts.ts';

/** Everybody who saw the form, newest first. */
export function QuemViu({ id }: { id: number }) {
  const t = useTextos(textosFichaSocioeconomica);
  const { data } = useConsulta(api.listarVisualizacoesDaFicha, { params: { id } });
  return (
    <Cartao titulo={t('quemViu')}>
      <ul>
        {(data?.itens ?? []).map(({ em, usuarioNome, motivo }) => (
          <li key={`${em}${usuarioNome}`}>
            {usuarioNome}{' '}
            <span className="suave">
              {escreverInstante(em)}
              {motivo !== null && `, ${motivo}`}
            </span>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
