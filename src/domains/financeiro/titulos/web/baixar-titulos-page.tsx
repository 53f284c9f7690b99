import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { useConsulta } from '#platform/web/consultas.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { Elo, useBusca } from '#platform/web/navegacao.tsx';
import { EstadoErro, EstadoVazio, Esqueleto, Pagina } from '#platform/web/pagina.tsx';
import { type Centavos, formatarReais } from '#shared/dinheiro.ts';
import { titulosApi as api } from '../api.ts';
import { maximoPorRecibo } from '../esquemas.ts';
import { isEmAberto } from '../situacoes.ts';
import { textosBaixa } from '../texts-baixa.ts';
import { useRecebimento } from './opcoes.ts';
import { RecebimentoDeVarios } from './recebimento-de-varios.tsx';
import { type BaixaFeita, ReciboPronto } from './recibo-pronto.tsx';
import estilo from './titulos.module.css';

const leitor = z.object({
  ids: z.coerce
    .string()
    .catch('')
    .transform((texto) => [...new Set(texto.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)))].slice(0, maximoPorRecibo)),
});

/** Receives many titles of one payer with one receipt; the titles stand in the address. */
export default function BaixarTitulosPage() {
  const t = useTextos(textosBaixa);
  const [{ ids }, mudar] = useBusca(leitor);
  const [pronta, setPronta] = useState<{ feita: BaixaFeita; pagador: string } | null>(null);
  const consulta = useConsulta(
    api.valoresDevidos,
    { query: { Ids: ids.join(',') } },
    { ativa: ids.length > 0 && pronta === null, manterAnterior: true },
  );
  const { pronto } = useRecebimento();
  if (pronta)
    return (
      <Pagina>
        <ReciboPronto feita={pronta.feita} pagador={pronta.pagador} proximo={null} />
      </Pagina>
    );
  const vazio = (
    <EstadoVazio
      titulo={t('nenhum')}
      texto={t('nenhumTexto')}
      acao={
        <Elo tela="contas-a-receber" search={{ situacao: 'aberto,parcial' }}>
          <Button component="span">{t('voltar')}</Button>
        </Elo>
      }
    />
  );
  if (ids.length === 0) return <Pagina>{vazio}</Pagina>;
  if (consulta.error)
    return (
      <Pagina>
        <EstadoErro erro={consulta.error} tentarDeNovo={() => void consulta.refetch()} />
      </Pagina>
    );
  if (!consulta.data || !pronto)
    return (
      <Pagina>
        <Esqueleto />
      </Pagina>
    );
  const abertos = consulta.data.itens.filter((titulo) => isEmAberto(titulo.situacao) && titulo.devido.totalCentavos > 0);
  const fora = consulta.data.itens.filter((titulo) => !abertos.includes(titulo)).map((titulo) => titulo.numero);
  const [primeiro] = abertos;
  if (!primeiro) return <Pagina>{vazio}</Pagina>;
  const ficarCom = (escolhidos: readonly { id: number }[]): void =>
    mudar({ ids: escolhidos.map((titulo) => titulo.id).join(',') }, { substituir: true });
  const porPagador = [...Map.groupBy(abertos, (titulo) => titulo.pagadorId).values()];
  if (porPagador.length > 1) {
    return (
      <Pagina>
        <EstadoVazio
          titulo={t('umPagador')}
          texto={t('umPagadorTexto', { n: porPagador.length })}
          acao={
            <div className={estilo.acoes}>
              {porPagador.map((titulos) => (
                <Button key={titulos[0]?.pagadorId} variant="default" onClick={() => ficarCom(titulos)}>
                  {t('ficarCom', {
                    nome: titulos[0]?.pagadorNome ?? '',
                    n: titulos.length,
                    valor: formatarReais(titulos.reduce((soma, titulo) => soma + titulo.devido.totalCentavos, 0) as Centavos),
                  })}
                </Button>
              ))}
            </div>
          }
        />
      </Pagina>
    );
  }
  return (
    <RecebimentoDeVarios
      key={abertos.map((titulo) => titulo.id).join(',')}
      iniciais={abertos}
      fora={fora}
      aoTirar={(id) => ficarCom(abertos.filter((titulo) => titulo.id !== id))}
      aoReceber={(feita) => setPronta({ feita, pagador: primeiro.pagadorNome })}
    />
  );
}
