import { useTextos } from '#platform/web/i18n.tsx';
import { Cartao, Etiqueta } from '#platform/web/pagina/pagina.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import type { Medida } from '../../proporcao.ts';
import { textosBolsa } from '../../texts.ts';
import { bolsasApi as api } from '../api.ts';

type Props = { anoLetivoId: number; pedidoId?: number; descontoId?: number | null };

/** How the proportion of CEBAS stands, and of a request how it would stand with it. */
export function Proporcao({ anoLetivoId, pedidoId, descontoId }: Props) {
  const t = useTextos(textosBolsa);
  const query = {
    AnoLetivoId: anoLetivoId,
    ...(pedidoId === undefined ? {} : { PedidoId: pedidoId }),
    ...(descontoId ? { DescontoId: descontoId } : {}),
  };
  const { data } = useConsulta(api.medirBolsas, { query }, { manterAnterior: true });
  if (!data) return null;
  const { parcelas } = data;
  return (
    <Cartao titulo={t('proporcao')}>
      <p className="suave">{t('proporcaoTexto')}</p>
      <p>{t('alunosDoAno', data.alunos)}</p>
      <Medidas titulo={data.seConceder === null ? null : t('agora')} medidas={data.agora} />
      {data.seConceder && <Medidas titulo={t('seConceder')} medidas={data.seConceder} />}
      {data.cota && <p>{t('cota', { curso: data.cota.cursoNome, concedidas: data.cota.concedidas, bolsas: data.cota.bolsas })}</p>}
      {parcelas && parcelas.abertas > 0 && <p>{t('parcelasAbertas', parcelas)}</p>}
      {parcelas && parcelas.abertas === 0 && (
        <p>
          <strong>{t('semParcelas', parcelas)}</strong> {t('semParcelasSaida')}
        </p>
      )}
    </Cartao>
  );
}

function Medidas({ titulo, medidas }: { titulo: string | null; medidas: readonly Medida[] }) {
  const t = useTextos(textosBolsa);
  return (
    <p>
      {titulo !== null && <strong>{titulo}: </strong>}
      {medidas.map((m) => (
        <span key={m.proporcao}>
          {t('medida', { proporcao: m.proporcao, tem: m.tem, exigidas: m.exigidas })}{' '}
          <Etiqueta tom={m.cumpre ? 'sucesso' : 'alerta'}>{m.cumpre ? t('cumpre') : t('faltam', { n: m.falta })}</Etiqueta>{' '}
        </span>
      ))}
    </p>
  );
}
