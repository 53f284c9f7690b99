import { z } from 'zod';
import { useState } from 'react';
import { usePagamento } from '#domains/financeiro/fornecedores/web/door.tsx';
import { CampoBusca, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { useBusca, useIrPara, useParametros } from '#platform/web/navegacao.tsx';
import { Cartao, Pagina } from '#platform/web/pagina/pagina.tsx';
import { PaginaCarregando, PaginaDoRegistro } from '#platform/web/registro/registro.tsx';
import { useConsulta } from '#platform/web/rede/consultas.ts';
import { campo } from '#shared/campos.ts';
import { buscarAbertos } from '../../lista/web/door.tsx';
import { baixasPagarApi } from '../api.ts';
import { textosBaixaPagar } from '../texts.ts';
import { isPagavel, NaoSePagam } from './nao-se-pagam.tsx';
import { PagamentoDeUm } from './pagamento-de-um.tsx';
import { PagamentoDeVarios } from './pagamento-de-varios.tsx';
import { PagamentoFeito } from './pagamento-feito.tsx';
import type { TituloParaPagar } from './tipos.ts';

const leitor = z.object({ ids: z.string().optional().catch(undefined) });
const escolha = z.object({ tituloId: campo.id() });
const caminho = camposDe<typeof escolha>();

/** Pays one payable, whose id stands in the path, or many, whose ids stand after `?`; without either it is searched for here. */
export default function BaixarTituloPagarPage() {
  const { id } = useParametros();
  const [{ ids }] = useBusca(leitor);
  const quais = id ?? ids ?? '';
  return quais === '' ? <Escolha /> : <Titulos key={quais} ids={quais} />;
}

function Titulos({ ids }: { ids: string }) {
  const t = useTextos(textosBaixaPagar);
  // Of these titles: whoever chooses others, or comes back to pay the rest of one, begins anew.
  const [feitos, setFeitos] = useState<readonly TituloParaPagar[] | null>(null);
  const consulta = useConsulta(baixasPagarApi.obterParaPagar, { query: { Ids: ids } });
  const { pronto } = usePagamento();
  if (feitos) return <PagamentoFeito titulos={feitos} />;
  return (
    <PaginaDoRegistro consulta={consulta}>
      {({ hoje, itens }) => {
        const pagaveis = itens.filter(isPagavel);
        const fora = itens.filter((x) => !isPagavel(x));
        const [primeiro] = pagaveis;
        if (!primeiro)
          return (
            <Pagina>
              <p role="status">{t('nadaAPagar')}</p>
              <NaoSePagam titulos={fora} />
            </Pagina>
          );
        if (!pronto) return <PaginaCarregando />;
        return itens.length === 1 ? (
          <PagamentoDeUm titulo={primeiro} hoje={hoje} aoPagar={() => setFeitos([primeiro])} />
        ) : (
          <PagamentoDeVarios iniciais={pagaveis} fora={fora} hoje={hoje} aoPagar={setFeitos} />
        );
      }}
    </PaginaDoRegistro>
  );
}

function Escolha() {
  const t = useTextos(textosBaixaPagar);
  const irPara = useIrPara();
  return (
    <Pagina>
      <Cartao titulo={t('escolha')}>
        <p>{t('escolhaTexto')}</p>
        <Formulario
          id="escolher-pagar"
          guarda={false}
          esquema={escolha}
          valoresIniciais={{ tituloId: null }}
          aoSalvar={() => Promise.resolve(null)}
        >
          <EmColunas>
            <CampoBusca
              nome={caminho('tituloId')}
              rotulo={t('titulo')}
              colunas={12}
              autoFoco
              buscar={buscarAbertos}
              aoMudar={(opcao) => opcao && void irPara('contas-pagar-baixar-titulo', { id: Number(opcao.valor) })}
            />
          </EmColunas>
        </Formulario>
      </Cartao>
    </Pagina>
  );
}
