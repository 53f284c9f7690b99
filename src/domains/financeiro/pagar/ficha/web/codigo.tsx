import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoSalvar, camposDe, EmColunas, Formulario } from '#platform/web/formulario/index.ts';
import { useTextos } from '#platform/web/i18n.tsx';
import { avisar, Janela } from '#platform/web/janelas/dialogos.tsx';
import { chamar } from '#platform/web/rede/api.ts';
import type { RespostaCliente } from '#shared/endpoint.ts';
import { textosPagar } from '../../texts.ts';
import { codigoParaPagar } from '../../codigos/ler-codigo.ts';
import { CampoDeCodigo } from '../../web/campo-de-codigo.tsx';
import { recarregarPagar } from '../../web/opcoes.ts';
import { fichaPagarApi } from '../api.ts';
import { codigoDoTitulo } from '../esquemas.ts';
import type { TituloLido } from './tipos.ts';

const campo = camposDe<typeof codigoDoTitulo>();
const FORMULARIO = 'codigo-do-titulo';

/** The code by which a standing title is paid, typed when the slip or the tax form comes. */
export function MudarCodigo({ titulo }: { titulo: TituloLido }) {
  const { id, numero, codigo, codigoTipo, versao } = titulo;
  const t = useTextos(textosPagar);
  const [aberta, setAberta] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setAberta(true)}>
        {t(codigo === null ? 'digitarCodigo' : 'trocarCodigo')}
      </Button>
      {aberta && (
        <Janela
          aberta
          aoFechar={() => setAberta(false)}
          titulo={t('codigoDoTitulo', { numero })}
          rodape={<BotaoSalvar formulario={FORMULARIO} rotulo={t('salvar')} />}
        >
          <Formulario
            id={FORMULARIO}
            esquema={codigoDoTitulo}
            valoresIniciais={{ codigo: codigo && codigoParaPagar(codigo, codigoTipo), versao }}
            aoSalvar={(_, body) => chamar(fichaPagarApi.mudarCodigo, { params: { id }, body })}
            aposSalvar={(resposta) => {
              const { aguardaAprovacao } = resposta as RespostaCliente<typeof fichaPagarApi.mudarCodigo>;
              avisar.sucesso(t(aguardaAprovacao ? 'codigoSalvoAguarda' : 'codigoSalvo'));
              setAberta(false);
              void recarregarPagar();
            }}
          >
            <EmColunas>
              <CampoDeCodigo nome={campo('codigo')} dica={t('codigoDoTituloAjuda')} devido={titulo} autoFoco />
            </EmColunas>
          </Formulario>
        </Janela>
      )}
    </>
  );
}
