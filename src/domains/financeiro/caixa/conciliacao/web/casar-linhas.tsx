import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTextos } from '#platform/web/i18n.tsx';
import { Janela } from '#platform/web/janelas/dialogos.tsx';
import { EntradaDeDia } from '#platform/web/pagina/entrada-de-dia.tsx';
import { Esqueleto, EstadoErro } from '#platform/web/pagina/pagina.tsx';
import { Tabela } from '#platform/web/pagina/tabela-simples.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { usePausado } from '#platform/web/use-pausado.ts';
import { type DataCivil, formatarData, somarDias } from '#shared/datas.ts';
import { type Centavos, centavos, formatarReais, formatarValor, somar } from '#shared/dinheiro.ts';
import { conciliacaoApi } from '../api.ts';
import { textosConciliacao } from '../texts.ts';
import { useAtos } from './atos.ts';
import type { LinhaDoExtrato } from './sugestoes.tsx';

const diasAoRedor = 20;
const porVez = 100;

/** Chosen lines beside the movements that are still open: those that are the same money are marked until both sides come to the same. */
export default function CasarLinhas({
  contaBancariaId,
  linhas,
  aoFechar,
}: {
  contaBancariaId: number;
  linhas: readonly LinhaDoExtrato[];
  aoFechar: () => void;
}) {
  const t = useTextos(textosConciliacao);
  const { casar } = useAtos(contaBancariaId);
  const [busca, setBusca] = useState('');
  const nome = usePausado(busca).trim();
  const [escolhidos, setEscolhidos] = useState<ReadonlyMap<number, Centavos>>(new Map());
  const [pertoDe, setPertoDe] = useState<DataCivil | null>(null);
  const [quantos, setQuantos] = useState(porVez);
  const dias = linhas.map((l) => l.data).toSorted();
  const dia = pertoDe ?? dias[0] ?? '2000-01-01';
  const aoRedor = { DataInicial: somarDias(dia, -diasAoRedor), DataFinal: somarDias(pertoDe ?? dias.at(-1) ?? dia, diasAoRedor) };
  const { data, error, refetch } = useConsulta(
    conciliacaoApi.listarMovimentos,
    {
      query: {
        ContaBancariaId: contaBancariaId,
        PertoDe: dia,
        TamanhoDaPagina: quantos,
        Parte: 'pagina',
        ...(nome === '' ? aoRedor : { Nome: nome }),
      },
    },
    { manterAnterior: true },
  );
  const alvo = somar(linhas.map((l) => l.valorCentavos ?? centavos(0)));
  const escolhido = somar([...escolhidos.values()]);
  const falta = centavos(alvo - escolhido);
  const alternar = (id: number, valor: Centavos): void => {
    const novos = new Map(escolhidos);
    if (!novos.delete(id)) novos.set(id, valor);
    setEscolhidos(novos);
  };
  const concluir = async (): Promise<void> => {
    if (await casar([{ linhaIds: linhas.map(({ id }) => id), lancamentoIds: [...escolhidos.keys()] }])) aoFechar();
  };
  return (
    <Janela
      aberta
      tamanho="larga"
      aoFechar={aoFechar}
      titulo={t('casar')}
      rodape={
        <Button disabled={falta !== 0 || linhas.length + escolhidos.size < 2} onClick={() => void concluir()}>
          {t('casarAgora')}
        </Button>
      }
    >
      <p>
        {linhas.length === 1
          ? `${formatarData(linhas[0]?.data ?? '2000-01-01')} · ${linhas[0]?.descricao ?? ''}`
          : t('escolhidas', { n: linhas.length })}
      </p>
      <p role="status">
        <strong>{t('escolhido', { escolhido: formatarReais(escolhido), valor: formatarReais(alvo) })}</strong>
        {' · '}
        {falta === 0 ? t('fecha') : t('faltam', { valor: formatarReais(falta) })}
      </p>
      <div className="escolhas">
        <TextInput label={t('procurar')} value={busca} onChange={(evento) => setBusca(evento.currentTarget.value)} />
        <EntradaDeDia rotulo={t('pertoDe')} valor={dia} aoSair aoMudar={setPertoDe} />
      </div>
      <p className="suave">{t('proximos')}</p>
      {error && <EstadoErro erro={error} tentarDeNovo={() => void refetch()} />}
      {!data && !error && <Esqueleto linhas={5} />}
      {data?.itens.length === 0 && <p>{t('nenhumMovimento')}</p>}
      {data && data.itens.length > 0 && (
        <Tabela
          legenda={t('lancamentos')}
          colunas={['', t('data'), t('historico'), t('pessoa'), t('valor')]}
          numericas={[4]}
          cartao={{ titulo: 2, apoio: 1, valor: 4, estado: 0 }}
          linhas={data.itens.map((m) => ({
            chave: m.id,
            celulas: [
              <Checkbox
                key="marca"
                aria-label={t('marcar', { numero: m.numero })}
                checked={escolhidos.has(m.id)}
                onChange={() => alternar(m.id, m.valorCentavos)}
              />,
              formatarData(m.data),
              m.historico,
              m.pessoaNome ?? '—',
              formatarValor(m.valorCentavos),
            ],
          }))}
        />
      )}
      {data && data.itens.length === quantos && quantos < 5 * porVez && (
        <Button variant="default" onClick={() => setQuantos(quantos + porVez)}>
          {t('verMais')}
        </Button>
      )}
    </Janela>
  );
}
