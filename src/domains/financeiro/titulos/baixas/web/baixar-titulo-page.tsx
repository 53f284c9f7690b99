import { Button } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { campo } from '#shared/campos.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useIdioma, useTextos } from '#platform/web/i18n.tsx';
import { useBusca } from '#platform/web/navegacao.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { rotuloDe } from '#shared/listas/opcao.ts';
import { devidoApi } from '#domains/financeiro/titulos/devido/api.ts';
import { isEmAberto, rotulosSituacao } from '#domains/financeiro/titulos/situacoes.ts';
import { textosBaixa } from '../texts.ts';
import { TituloPicker } from '#domains/financeiro/titulos/lista/web/door.tsx';
import { useRecebimento } from '#domains/financeiro/titulos/web/opcoes.ts';
import { RecebimentoDoTitulo } from './recebimento.tsx';
import { type BaixaFeita, ReciboPronto } from '#domains/financeiro/titulos/recibos/web/door.tsx';

const leitor = z.object({ titulo: campo.id.opcional().catch(null) });
const escolha = z.object({ tituloId: campo.id() });
const caminho = camposDe<typeof escolha>();

/** Receives one title: the title stands in the address, or is searched for here. */
export default function BaixarTituloPage() {
  const t = useTextos(textosBaixa);
  const [{ titulo: id }, mudar] = useBusca(leitor);
  const [pronta, setPronta] = useState<{ feitas: readonly BaixaFeita[]; pagador: string; titulo: number } | null>(null);
  if (pronta && (id === null || id === pronta.titulo)) {
    const outro = (): void => {
      setPronta(null);
      mudar({ titulo: undefined });
    };
    return (
      <Pagina>
        <ReciboPronto
          feitas={pronta.feitas}
          pagador={pronta.pagador}
          proximo={
            <Button variant="default" onClick={outro}>
              {t('outro')}
            </Button>
          }
        />
      </Pagina>
    );
  }
  if (id === null) {
    return (
      <Pagina>
        <Cartao titulo={t('escolha')}>
          <p>{t('escolhaTexto')}</p>
          <Formulario
            id="escolher-titulo"
            guarda={false}
            esquema={escolha}
            valoresIniciais={{ tituloId: null }}
            aoSalvar={() => Promise.resolve(null)}
          >
            <EmColunas>
              <TituloPicker
                nome={caminho('tituloId')}
                rotulo={t('titulo')}
                colunas={12}
                autoFoco
                aoMudar={(titulo) => titulo !== null && mudar({ titulo })}
              />
            </EmColunas>
          </Formulario>
        </Cartao>
      </Pagina>
    );
  }
  return <Titulo key={id} id={id} aoReceber={(feitas, pagador) => setPronta({ feitas, pagador, titulo: id })} />;
}

type AoReceber = (feitas: readonly BaixaFeita[], pagador: string) => void;

function Titulo({ id, aoReceber }: { id: number; aoReceber: AoReceber }) {
  const consulta = useConsulta(devidoApi.valorDevido, { params: { id }, query: {} });
  const { pronto } = useRecebimento();
  return (
    <PaginaDoRegistro consulta={consulta}>
      {(titulo) => (pronto ? <Recebimento titulo={titulo} aoReceber={aoReceber} /> : <PaginaCarregando />)}
    </PaginaDoRegistro>
  );
}

function Recebimento({ titulo, aoReceber }: { titulo: RespostaCliente<typeof devidoApi.valorDevido>; aoReceber: AoReceber }) {
  const t = useTextos(textosBaixa);
  const { idioma } = useIdioma();
  if (!isEmAberto(titulo.situacao))
    return (
      <Pagina migalha={titulo.numero}>
        <p role="status">{t('naoAberto', { situacao: rotuloDe(rotulosSituacao, titulo.situacao, idioma).toLowerCase() })}</p>
      </Pagina>
    );
  return <RecebimentoDoTitulo inicial={titulo} aoReceber={(feitas) => aoReceber(feitas, titulo.pagadorNome)} />;
}
