import type { z } from 'zod';
import { isEmAberto, type SituacaoTitulo } from '#domains/financeiro/titulos/situacoes.ts';
import { formatarReais } from '#shared/dinheiro.ts';
import type { dispensaSaida } from '../respostas.ts';
import { textosDispensa } from '../texts.ts';
import { Button } from '@mantine/core';
import { chamar } from '#platform/web/rede/api.ts';
import { avisar } from '#platform/web/janelas/dialogos.tsx';
import { useTextos } from '#platform/web/i18n.tsx';
import { useSessao } from '#platform/web/sessao/sessao.ts';
import { formatarData } from '#shared/datas.ts';
import { dispensasApi } from '../api.ts';
import { recarregarTitulos } from '#domains/financeiro/titulos/web/opcoes.ts';
import estilo from '#domains/financeiro/titulos/web/titulos.module.css';

type Dispensa = z.output<typeof dispensaSaida>;

/** Charges that were waived on a title, and the way back. */
export function DispensasDoTitulo({ titulo }: { titulo: { situacao: SituacaoTitulo; dispensas: readonly Dispensa[] } }) {
  const t = useTextos(textosDispensa);
  const { pode } = useSessao();
  const revogar = async (id: number): Promise<void> => {
    await chamar(dispensasApi.revogarDispensa, { params: { id } }).then(() => avisar.sucesso(t('revogada')), avisar.erro);
    await recarregarTitulos();
  };
  if (titulo.dispensas.length === 0) return null;
  return (
    <section className={estilo.secao}>
      <h3>{t('dispensas')}</h3>
      <ul className={estilo.linha}>
        {titulo.dispensas.map((d) => (
          <li key={d.id} className={estilo.movimento}>
            <span>
              {t(d.descontoCentavos > 0 ? 'dispensaDoDesconto' : 'dispensaLinha', {
                desconto: formatarReais(d.descontoCentavos),
                multa: formatarReais(d.multaCentavos),
                juros: formatarReais(d.jurosCentavos),
                data: formatarData(d.dataDispensa),
                usuario: d.usuarioNome,
                motivo: d.motivo,
              })}
              {d.revogadaEm !== null && ` (${t('foiRevogada')})`}
            </span>
            {d.revogadaEm === null && isEmAberto(titulo.situacao) && pode('dispensar-encargos', 'criar') && (
              <Button size="compact-sm" variant="default" onClick={() => void revogar(d.id)}>
                {t('revogar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
