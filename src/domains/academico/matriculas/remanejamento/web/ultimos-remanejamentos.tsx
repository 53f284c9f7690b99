import { Button } from '@mantine/core';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Esqueleto, EstadoErro, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { formatarData } from '#shared/datas.ts';
import { gerenciadorApi } from '../api.ts';
import { textosGerenciador } from '../texts.ts';
import estilo from './gerenciador.module.css';

/** The last moves from or into a class, each with its undo while there is something to undo. */
export function UltimosRemanejamentos({ turmaId, aoDesfazer }: { turmaId: number; aoDesfazer: ((id: number) => Promise<void>) | null }) {
  const t = useTextos(textosGerenciador);
  const consulta = useConsulta(gerenciadorApi.listarRemanejamentos, { query: { TurmaId: String(turmaId) } });
  return (
    <Cartao titulo={t('ultimas')}>
      {consulta.error && <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />}
      {!consulta.data && !consulta.error && <Esqueleto linhas={2} />}
      {consulta.data?.itens.length === 0 && <p className="suave">{t('semMudancas')}</p>}
      <ul className={estilo.mudancas}>
        {consulta.data?.itens.map((m) => (
          <li key={m.id}>
            <div>
              {m.desfaz && `${t('desfazimentoDe')}: `}
              {t('deParaQuantos', { n: m.quantidade, de: m.turmaOrigemNome, para: m.turmaDestinoNome })} · {formatarData(m.dataMovimento)}{' '}
              {m.desfeito && <Etiqueta>{t('desfeita')}</Etiqueta>}
              <small className="suave">
                {[m.motivo, t('registradoPor', { quem: m.usuarioNome, quando: escreverInstante(m.em) })].filter(Boolean).join(' · ')}
              </small>
            </div>
            {aoDesfazer && !m.desfeito && !m.desfaz && (
              <Button variant="default" size="compact-sm" onClick={() => void aoDesfazer(m.id)}>
                {t('desfazer')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
