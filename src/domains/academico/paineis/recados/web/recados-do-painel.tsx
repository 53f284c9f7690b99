import { Button } from '@mantine/core';
import type { z } from 'zod';
import { escreverInstante } from '#platform/web/fuso.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { Elo } from '#platform/web/navegacao.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useComando } from '#platform/web/rede/consultas.ts';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { recadosApi } from '../api.ts';
import type { recadoSaida } from '../esquemas.ts';
import { textosRecado } from '../texts.ts';
import estilo from './recados.module.css';

type Recado = z.output<typeof recadoSaida>;

/** Messages to a teacher: those that wait stand first, until they are marked as read. */
export function RecadosDoPainel({
  recados,
  proprio,
  className,
}: {
  recados: readonly Recado[];
  proprio: boolean;
  className?: string | undefined;
}) {
  const t = useTextos(textosRecado);
  const { semRede } = useSessao();
  const { mutate, isPending } = useComando(recadosApi.lerRecado, { envelhece: ['PainelProfessor'] });
  return (
    <Cartao titulo={t('recados')} className={className ?? ''}>
      {recados.length === 0 && <p className="suave">{t('nenhum')}</p>}
      <ul className={estilo.recados}>
        {recados.map(({ id, texto, de, em, para, lidoEm, diario }) => (
          <li key={id} data-lido={lidoEm !== null || undefined}>
            <p className={estilo.texto}>
              {lidoEm === null && <Etiqueta tom="aberto">{t('novo')}</Etiqueta>} {texto}
            </p>
            <p className="suave">
              {para === null ? t('deEm', { de, em: escreverInstante(em) }) : t('deEmPara', { de, em: escreverInstante(em), para })}
              {lidoEm !== null && ` · ${t('lido', { quando: escreverInstante(lidoEm) })}`}
            </p>
            <div className={estilo.atos}>
              {diario && (
                <Elo tela="diario-notas" search={{ TurmaId: diario.turmaId, TurmaDisciplinaId: diario.turmaDisciplinaId }}>
                  {t('abrirDiario', { diario: diario.nome })}
                </Elo>
              )}
              {proprio && lidoEm === null && !semRede && (
                <Button
                  size="xs"
                  variant="default"
                  disabled={isPending}
                  aria-label={t('marcarLidoDe', { de })}
                  onClick={() => mutate({ params: { id } }, { onError: avisar.erro })}
                >
                  {t('marcarLido')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Cartao>
  );
}
