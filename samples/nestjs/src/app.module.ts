import {Module} from '@nestjs/common'
import {ApiController} from './api.controller.js'
import {AuthModule} from './auth/auth.module.js'
import {PagesController} from './pages.controller.js'

@Module({
  imports: [AuthModule],
  controllers: [PagesController, ApiController],
})
export class AppModule {}
